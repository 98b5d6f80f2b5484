import { z } from 'zod';
import type { Message } from '../kernel/outbox/index.ts';
import { ROUND_STATES, type RoundState } from '@cosmodrome/rules/ledger/round';

/** The outbox topic of rounds that were settled, opened again or taken back. The ledger's SQL functions write it. */
export const ROUND_TOPIC = 'round';

const amount = z.int().nonnegative().transform(BigInt);

/** The payload, as `ledger_play_wave` and `ledger_rollback` write it. */
export const RoundPayload = z.object({
  round_id: z.string(),
  game: z.string(),
  currency: z.string(),
  state: z.enum(ROUND_STATES),
  bet: amount,
  win: amount,
  bet_bonus: amount,
  opened_at: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
});

/**
 * A round that was settled, opened again or taken back, as it was when the message was written. Amounts in minor units.
 * Messages come at least once, so whoever keeps sums reads the round once more from the books.
 */
export interface RoundEvent {
  /** Rises within a player. */
  readonly messageId: bigint;
  readonly playerId: number;
  readonly roundId: string;
  readonly gameId: string;
  readonly currency: string;
  readonly state: RoundState;
  readonly bet: bigint;
  readonly win: bigint;
  /** The bonus part of `bet`. */
  readonly betBonus: bigint;
  readonly openedAt: Date;
  readonly at: Date;
}

/** A message is handed to all subscribers as one object: it is parsed for the first of them. */
const parsed = new WeakMap<Message, RoundEvent>();

function roundEvent(message: Message, playerId: number): RoundEvent {
  const known = parsed.get(message);
  if (known) return known;
  const payload = RoundPayload.parse(message.payload);
  const event: RoundEvent = {
    messageId: message.id,
    playerId,
    roundId: payload.round_id,
    gameId: payload.game,
    currency: payload.currency,
    state: payload.state,
    bet: payload.bet,
    win: payload.win,
    betBonus: payload.bet_bonus,
    openedAt: payload.opened_at,
    at: message.at,
  };
  parsed.set(message, event);
  return event;
}

/** A handler of the outbox for messages of rounds. */
export type RoundSubscriber = (message: Message) => Promise<void>;

/** The same for many messages at once. */
export type RoundsSubscriber = (messages: readonly Message[]) => Promise<void>;

/** Subscribes to rounds in bulk: `bulkSubscriptions: { [ROUND_TOPIC]: onRounds(async (rounds) => ...) }`. */
export const onRounds =
  (handle: (rounds: readonly RoundEvent[]) => Promise<void>): RoundsSubscriber =>
  (messages) =>
    handle(messages.flatMap((message) => (message.playerId === null ? [] : [roundEvent(message, message.playerId)])));

/** Finds the first message of each round among many. @throws when there is none of the round */
export function firstTold(
  rounds: readonly RoundEvent[],
): (playerId: number, roundId: string) => Pick<RoundEvent, 'messageId' | 'at'> {
  const keyOf = (playerId: number, roundId: string): string => `${playerId} ${roundId}`;
  const first = new Map(rounds.toReversed().map((round) => [keyOf(round.playerId, round.roundId), round]));
  return (playerId, roundId) => {
    const found = first.get(keyOf(playerId, roundId));
    if (!found) throw new Error(`nobody has told of the round ${roundId}`);
    return found;
  };
}

/** Does something for the players of rounds, each once; they do not wait for each other. */
export async function forEachPlayer(
  rounds: readonly RoundEvent[],
  work: (playerId: number, rounds: readonly RoundEvent[]) => Promise<void>,
): Promise<void> {
  const byPlayer = Map.groupBy(rounds, ({ playerId }) => playerId);
  await Promise.all([...byPlayer].map(([playerId, ofPlayer]) => work(playerId, ofPlayer)));
}

/** Subscribes to rounds: `subscriptions: { [ROUND_TOPIC]: onRound(async (round) => ...) }`. */
export const onRound =
  (handle: (round: RoundEvent) => Promise<void>): RoundSubscriber =>
  async (message) => {
    if (message.playerId !== null) await handle(roundEvent(message, message.playerId));
  };
