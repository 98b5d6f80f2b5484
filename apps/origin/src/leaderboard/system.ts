import { MOST_WINNERS, periodAt } from '@cosmodrome/rules/leaderboard/leaderboard';
import type { LeaderboardWin } from '@cosmodrome/contract/http/leaderboard';
import { GAMES } from '../games/index.ts';
import { rememberedByPlayer } from '../kernel/remembered.ts';
import { playerFacts } from '../profile/index.ts';
import { defineSystem } from '../system.ts';
import { isListed, setListed } from './store.ts';
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
    const kept = new Map<string, { at: number; winners: Promise<LeaderboardWin[]> }>();
    return {
      handlers: {
        'leaderboard.winners': async ({ query: { period, order, size } }) => {
          const now = clock.now();
          const key = `${period} ${order}`;
          let list = kept.get(key);
          if (!list || now.getTime() - list.at >= FRESH_MS) {
            const winners = winnersOf(deps, { period, order, size: MOST_WINNERS, now });
            winners.catch(() => kept.delete(key));
            list = { at: now.getTime(), winners };
            kept.set(key, list);
          }
          const { start, end } = periodAt(period, now);
          const winners = (await list.winners).slice(0, size);
          return { starts_at: start.toISOString(), ends_at: end.toISOString(), winners };
        },
        'leaderboard.own': async ({ query: { order } }, { caller: { playerId } }) => ({
          listed: await isListed(connection, playerId),
          best: await ownBest(deps, { playerId, order, now: clock.now() }),
        }),
        'leaderboard.list': async ({ body: { listed } }, { caller: { playerId } }) => {
          await setListed(connection, playerId, listed, clock.now());
          // On this node at once; on others within the seconds that a list is kept.
          kept.clear();
          return { listed };
        },
      },
      ownData: async (playerId) => ({ leaderboard: { listed: await isListed(connection, playerId) } }),
    };
  },
});
