import { DAY_MS, HOUR_MS } from '@cosmodrome/rules/durations';
import { KEEP_WINS_DAYS } from '@cosmodrome/rules/leaderboard/leaderboard';
import { GAMES } from '../games/index.ts';
import { ROUND_TOPIC } from '../ledger/index.ts';
import { defineSystem } from '../system.ts';
import { lobbyCalls } from './calls.ts';
import { winsProjector } from './project.ts';
import { forgetWins } from './store.ts';

/** As long as the leaderboard lists a month. */
const KEEP_WINS_MS = KEEP_WINS_DAYS * DAY_MS;

export const lobby = defineSystem({
  name: 'lobby',
  open: (core) => {
    const { clock } = core;
    const connection = core.database.db;
    return {
      handlers: lobbyCalls({ connection, games: GAMES.of(core), clock }),
      bulkSubscriptions: {
        [ROUND_TOPIC]: winsProjector({
          connection,
          clock,
          publish: (data, at) => core.publish({ channel: 'public:wins', at, data }),
        }),
      },
      jobs: [
        {
          name: 'forget wins',
          everyMs: HOUR_MS,
          run: () => forgetWins(connection, new Date(clock.now().getTime() - KEEP_WINS_MS)),
        },
      ],
    };
  },
});
