import {
  LEADERBOARD_ORDERS,
  LEADERBOARD_PERIODS,
  MOST_WINNERS,
  periodAt,
} from '@cosmodrome/rules/leaderboard/leaderboard';
import { GAMES } from '../games/index.ts';
import { remembered, rememberedByPlayer } from '../kernel/remembered.ts';
import { isListed } from '../lobby/index.ts';
import { playerFacts } from '../profile/index.ts';
import { defineSystem } from '../system.ts';
import { setListed } from './store.ts';
import { ownBest, winnersOf, type WinnersDeps } from './winners.ts';

/** Everybody asks for the same few lists. */
const FRESH_MS = 5_000;

/** The biggest wins of day, week and month (spec 2.2 and 9). The wins are the lobby's. */
export const leaderboard = defineSystem({
  name: 'leaderboard',
  open: (core) => {
    const { clock, admission } = core;
    const connection = core.database.db;
    const deps: WinnersDeps = {
      connection,
      games: GAMES.of(core),
      mayBeShown: rememberedByPlayer(clock, FRESH_MS, async (playerId) => {
        const player = await playerFacts(connection, playerId);
        if (!player || player.closed_at !== null) return false;
        return (await admission.mayBeOffered(playerId, null)) === null;
      }),
    };
    /** Reads each list anew from now on. */
    const freshLists = () =>
      new Map(
        LEADERBOARD_PERIODS.flatMap((period) =>
          LEADERBOARD_ORDERS.map((order) => [
            `${period} ${order}`,
            remembered(clock, FRESH_MS, () => winnersOf(deps, { period, order, size: MOST_WINNERS, now: clock.now() })),
          ]),
        ),
      );
    let lists = freshLists();
    return {
      handlers: {
        'leaderboard.winners': async ({ query: { period, order, size } }) => {
          const { start, end } = periodAt(period, clock.now());
          const winners = ((await lists.get(`${period} ${order}`)?.()) ?? []).slice(0, size);
          return { starts_at: start.toISOString(), ends_at: end.toISOString(), winners };
        },
        'leaderboard.own': async ({ query: { order } }, { caller: { playerId } }) => ({
          listed: await isListed(connection, playerId),
          best: await ownBest(deps, { playerId, order, now: clock.now() }),
        }),
        'leaderboard.list': async ({ body: { listed } }, { caller: { playerId } }) => {
          await setListed(connection, playerId, listed, clock.now());
          // On this node at once; on others within the seconds that a list is kept.
          lists = freshLists();
          return { listed };
        },
      },
      ownData: async (playerId) => ({ leaderboard: { listed: await isListed(connection, playerId) } }),
    };
  },
});
