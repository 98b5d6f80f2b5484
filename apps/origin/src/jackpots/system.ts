import { sql } from 'kysely';
import { factsFrom } from '../kernel/facts.ts';
import { DAY_MS, HOUR_MS } from '@cosmodrome/rules/durations';
import { CATALOGUE, JACKPOT_TOTALS, withJackpots } from '../games/index.ts';
import { onRounds, ROUND_TOPIC } from '../ledger/index.ts';
import { defineSystem } from '../system.ts';
import { jackpotCalls, readings } from './calls.ts';
import { counter } from './counter.ts';
import { forgetRounds, roundNoter } from './note.ts';
import { openLevels } from './open.ts';
import { AWARD } from './pay.ts';
import { presentAmounts } from './present.ts';
import { openLevelsOf } from './read.ts';
import { reconcilePools } from './reconcile.ts';
import { jackpotTerms } from './terms.ts';
import { NO_TOTALS } from './totals.ts';

const COUNT_EVERY_MS = 250;
/** A studio takes back what went wrong within minutes; after this nothing is taken out of a pool any more. */
const KEEP_ROUNDS_MS = 30 * DAY_MS;

/** The progressive jackpots. The start ends where policies contradict each other or what the database holds. */
export const jackpots = defineSystem({
  name: 'jackpots',
  reconcile: async (connection) => ({ pools: await reconcilePools(connection) }),
  open: async (core) => {
    const { clock, log, publish } = core;
    const connection = core.database.db;
    const policies = core.content.jackpots;
    const terms = jackpotTerms(policies, withJackpots(CATALOGUE.of(core), policies));
    await openLevels(connection, terms, clock.now());
    const note = roundNoter(connection, terms);
    const read = readings(connection, terms, clock);
    const counting = counter({
      connection,
      prizes: core.prizes,
      terms,
      clock,
      onCommit: () => core.relay.wake(),
      tell: async (jackpot) => {
        const data = presentAmounts(jackpot, await openLevelsOf(connection));
        publish({ channel: 'public:jackpots_changes', at: clock.now(), data });
      },
    });
    let lastTotals = NO_TOTALS;
    // What games' jackpots can pay now. Never fails: without a database it says what it said last.
    JACKPOT_TOTALS.set(core, async () => {
      try {
        lastTotals = await read.totals();
      } catch (error) {
        log.error({ err: error }, 'the jackpots could not be read');
      }
      return lastTotals.of;
    });
    return {
      handlers: jackpotCalls({ connection, clock, terms, readings: read }),
      channels: { [AWARD]: (payload) => payload },
      bulkSubscriptions: {
        [ROUND_TOPIC]: onRounds(async (rounds) => {
          if (await note(rounds)) counting.expect();
        }),
      },
      facts: (playerId) =>
        factsFrom(connection, sql`select count(*) as jackpots_won from jackpots_wins where player_id = ${playerId}`),
      jobs: [
        { name: 'count jackpots', everyMs: COUNT_EVERY_MS, run: () => counting.run() },
        {
          name: 'forget counted rounds',
          everyMs: HOUR_MS,
          run: () => forgetRounds(connection, new Date(clock.now().getTime() - KEEP_ROUNDS_MS)),
        },
      ],
    };
  },
});
