import type { Clock } from '@cosmodrome/rules/clock';
import { z } from 'zod';
import { playerFacts } from '../account/index.ts';
import type { Message } from '../kernel/outbox/index.ts';
import type { OriginCore, System } from '../system.ts';
import { levelsCalls, type Collected } from './calls.ts';
import { AWARD, countRound, liftPlayers, type CountDeps } from './count.ts';
import { ownPoints } from './read.ts';

const HOUR_MS = 3_600_000;
/** How long it is remembered whether a player's stakes bring points: rounds follow one another faster than it changes. */
const REMEMBER_MS = 10_000;
const MOST_REMEMBERED = 50_000;

/** The ledger's message about a round. */
const RoundMessage = z.object({ round_id: z.string(), state: z.string(), bet: z.int(), bet_bonus: z.int() });

/** Counts rounds, for the outbox. Only rounds that have just settled may bring points that were not there before. */
export function roundCounter(
  deps: CountDeps,
  { collects, onCommit }: { collects: (playerId: number) => Promise<boolean>; onCommit: () => void },
): (message: Message) => Promise<void> {
  return async ({ playerId, payload, at }) => {
    if (playerId === null) return;
    const { round_id: roundId, state, bet, bet_bonus: bonus } = RoundMessage.parse(payload);
    const brings = state === 'settled' && bet > bonus;
    const may = await collects(playerId);
    const told = await countRound(deps, { playerId, roundId, collects: brings && may, lifts: may, at });
    if (told) onCommit();
  };
}

/** Levels as a system of the origin. */
export function createLevels(core: OriginCore): System {
  const { clock, policies, sites, relay } = core;
  const connection = core.database.db;
  const { terms, all } = core.site.levels;
  const titleOf = (number: number, locale: string): string => core.messages.text(locale, 'levels.gift', { number });
  const deps: CountDeps = { connection, terms, gifts: { levels: all, titleOf } };
  /** Points are an offer (player-protection R32), wherever the player is. */
  const isHeldBack = async (playerId: number): Promise<boolean> => {
    for (const { offersHeldBack } of core.systems) if (await offersHeldBack?.(playerId, null)) return true;
    return false;
  };
  const collected = async (playerId: number): Promise<Collected> => {
    const player = await playerFacts(connection, playerId);
    if (!player || player.closed_at !== null || !policies.of(player.license_name).points) return 'not_here';
    return (await isHeldBack(playerId)) ? 'held_back' : 'yes';
  };
  return {
    handlers: levelsCalls({
      ...deps,
      collected,
      isToldOn: (host) => policies.of(sites.of(host).site.licence).points,
    }),
    channels: { [AWARD]: (payload) => payload },
    subscriptions: {
      round: roundCounter(deps, {
        collects: rememberedByPlayer(clock, async (playerId) => (await collected(playerId)) === 'yes'),
        onCommit: () => relay.wake(),
      }),
    },
    ownData: (playerId) => ownPoints(connection, playerId),
    jobs: [
      {
        name: 'lift players',
        everyMs: HOUR_MS,
        run: async () => void (await liftPlayers(deps, { isHeldBack, at: clock.now() })),
      },
    ],
  };
}

/** Asks about each player once for as long as the answer holds. */
function rememberedByPlayer(
  clock: Clock,
  ask: (playerId: number) => Promise<boolean>,
): (playerId: number) => Promise<boolean> {
  const answers = new Map<number, { at: number; value: boolean }>();
  return async (playerId) => {
    const at = clock.now().getTime();
    const known = answers.get(playerId);
    if (known && at - known.at < REMEMBER_MS) return known.value;
    const value = await ask(playerId);
    if (answers.size >= MOST_REMEMBERED) answers.clear();
    answers.set(playerId, { at, value });
    return value;
  };
}
