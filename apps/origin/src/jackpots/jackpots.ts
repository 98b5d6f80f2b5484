import type { JackpotPolicy } from '@cosmodrome/content/schema/jackpots.ts';
import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { GameCatalogue, JackpotTotals } from '../games/index.ts';
import type { PublicMessage } from '../kernel/socket/index.ts';
import type { System } from '../system.ts';
import { jackpotCalls, readings } from './calls.ts';
import { counter } from './counter.ts';
import { forgetRounds, roundNoter } from './note.ts';
import { openLevels } from './open.ts';
import { AWARD } from './pay.ts';
import { presentAmounts } from './present.ts';
import { openLevelsOf } from './read.ts';
import { jackpotTerms } from './terms.ts';
import { NO_TOTALS } from './totals.ts';

export interface JackpotsOptions {
  readonly connection: Connection;
  readonly policies: readonly JackpotPolicy[];
  readonly catalogue: GameCatalogue;
  readonly clock: Clock;
  readonly log: { error(details: object, message: string): void };
  readonly publish: (message: PublicMessage) => void;
  /** Messages for players were committed. */
  readonly onCommit: () => void;
}

export interface Jackpots {
  readonly system: System;
  /** What games' jackpots can pay now. Never fails: without a database it says what it said last. */
  totals(): Promise<JackpotTotals>;
}

const COUNT_EVERY_MS = 250;
const HOUR_MS = 3_600_000;
/** A studio takes back what went wrong within minutes; after this nothing is taken out of a pool any more. */
const KEEP_ROUNDS_MS = 30 * 24 * HOUR_MS;

/**
 * Opens the jackpots of the policies.
 * @throws when policies contradict each other or what the database holds
 */
export async function openJackpots(options: JackpotsOptions): Promise<Jackpots> {
  const { connection, clock, log, publish, onCommit } = options;
  const terms = jackpotTerms(options.policies, options.catalogue);
  await openLevels(connection, terms, clock.now());
  const note = roundNoter(connection, terms);
  const read = readings(connection, terms, clock);
  const counting = counter({
    connection,
    terms,
    clock,
    onCommit,
    tell: async (jackpot) => {
      const data = presentAmounts(jackpot, await openLevelsOf(connection));
      publish({ channel: 'public:jackpots_changes', at: clock.now(), data });
    },
  });
  let lastTotals = NO_TOTALS;
  return {
    totals: async () => {
      try {
        lastTotals = await read.totals();
      } catch (error) {
        log.error({ err: error }, 'the jackpots could not be read');
      }
      return lastTotals.of;
    },
    system: {
      handlers: jackpotCalls({ connection, clock, terms, readings: read }),
      channels: { [AWARD]: (payload) => payload },
      subscriptions: {
        round: async (message) => {
          if (await note(message)) counting.expect();
        },
      },
      jobs: [
        { name: 'count jackpots', everyMs: COUNT_EVERY_MS, run: () => counting.run() },
        {
          name: 'forget counted rounds',
          everyMs: HOUR_MS,
          run: () => forgetRounds(connection, new Date(clock.now().getTime() - KEEP_ROUNDS_MS)),
        },
      ],
    },
  };
}
