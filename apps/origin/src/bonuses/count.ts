import { inTransaction, type Connection } from '@cosmodrome/database';
import { contributionOf } from '@cosmodrome/rules/bonuses/contribution';
import { lockPlayer } from '../kernel/outbox/index.ts';
import {
  countOwn,
  findRound,
  forEachPlayer,
  oneByOne,
  recountSince,
  wallets,
  type CountTable,
  type Round,
  type RoundCounting,
  type RoundEvent,
} from '../ledger/index.ts';
import { settle } from './course.ts';
import { sendHome } from './late.ts';
import { changeBonus, runningBonus } from './store.ts';
import type { BonusRow, BonusTables } from './tables.ts';
import { lastInTurn, playersWithTurns, type Purse } from './turns.ts';

/** How much of a game's stakes counts, in hundredths of a per cent. */
export type ShareOf = (game: string) => number;

/** What each round has counted towards which bonus. */
export const COUNTED: CountTable = { name: 'bonus_rounds', grain: 'bonus_id', worth: 'counted' };

/** Null when no bonus runs. */
type Running = BonusRow | null;

/**
 * Counts rounds towards the bonus that runs in a wallet, as long as it is wagered: its own, and what counted before. What a
 * bonus has counted stays once that is over.
 */
const wagering = (shareOf: ShareOf, currency: string): RoundCounting<Running, number, object> => ({
  table: COUNTED,
  hold: async (trx, playerId) => {
    await lockPlayer(trx, playerId);
    return (await runningBonus(trx, playerId, currency)) ?? null;
  },
  worthOf: ({ bet, gameId }) => contributionOf(bet, shareOf(gameId)),
  place: (_trx, { held: bonus, round, worth, counted }) => {
    if (bonus?.stage !== 'handle_bets') return new Map();
    const counts = isOwn(bonus, round) || counted.some(({ grain }) => grain === bonus.id);
    return new Map(counts ? [[bonus.id, worth]] : []);
  },
  more: () => ({}),
  onChange: (trx, bonus, { change }) =>
    bonus ? changeBonus(trx, bonus, { wagered: bonus.wagered + change }) : Promise.resolve(null),
});

interface Counting {
  readonly shareOf: ShareOf;
  readonly now: Date;
}

/** Counts rounds that the ledger has told of. Players who never had a bonus, which are most, cost one look together. */
export async function countRounds(
  connection: Connection,
  rounds: readonly RoundEvent[],
  counting: Counting,
): Promise<void> {
  if (rounds.length === 0) return;
  const known = await playersWithTurns(connection, [...new Set(rounds.map(({ playerId }) => playerId))]);
  const theirs = rounds.filter(({ playerId }) => known.has(playerId));
  await forEachPlayer(theirs, async (_, own) => {
    for (const round of own) await countRound(connection, round, counting);
  });
}

/**
 * Counts a round towards the bonus that is wagered, and takes the bonus as far as it can go. Costs a player without a
 * bonus one look, and no lock.
 */
export async function countRound(
  connection: Connection,
  { playerId, roundId, currency }: { playerId: number; roundId: string; currency: string },
  { shareOf, now }: Counting,
): Promise<void> {
  const purse: Purse = { playerId, currency };
  const last = await lastInTurn(connection, purse);
  if (!last) return;
  if (last.closed_at !== null) {
    const wallet = (await wallets(connection, playerId)).find((each) => each.currency === currency);
    if (!wallet || wallet.bonus === 0n) return;
  }
  await inTransaction<BonusTables, void>(connection, async (trx) => {
    const counting = wagering(shareOf, currency);
    const row = await counting.hold(trx, playerId);
    const round = await findRound(trx, playerId, roundId);
    if (row && round && isOlder(row, round)) await sendHome(trx, purse, { now, roundId });
    const counted = await countOwn(trx, oneByOne(counting), { playerId, held: row, rounds: round ? [round] : [] });
    await settle(trx, purse, {
      now,
      recount: (each) => recount(trx, each, shareOf),
      counted: counted?.wagered !== row?.wagered,
    });
  });
}

/** Whether a round may have the money of an earlier bonus in it. */
const isOlder = ({ started_at: startedAt, revived_at: revivedAt }: BonusRow, { openedAt }: Round): boolean =>
  openedAt <= (revivedAt ?? startedAt ?? openedAt);

/** Whether a round was begun while the bonus ran, and in its time: not while it was lost. */
function isOwn(row: BonusRow, round: Round): boolean {
  const { started_at: startedAt, revived_at: revivedAt, valid_until: validUntil } = row;
  if (startedAt === null || validUntil === null || round.currency !== row.currency) return false;
  return round.openedAt >= (revivedAt ?? startedAt) && round.openedAt < validUntil;
}

/**
 * Counts all rounds since the bonus has started as the books have them: the messages of the last ones may still be on
 * their way. The caller holds the player's lock.
 */
export async function recount(trx: Connection, bonus: BonusRow, shareOf: ShareOf): Promise<BonusRow> {
  const { player_id: playerId, currency, started_at: since } = bonus;
  if (since === null) return bonus;
  const counting = wagering(shareOf, currency);
  return (await recountSince(trx, oneByOne(counting), { playerId, held: bonus, since })) ?? bonus;
}
