import { countsForCashback } from '@cosmodrome/rules/cashback/terms';
import { weekName } from '@cosmodrome/rules/cashback/week';
import { z } from 'zod';
import { jurisdictionOf } from '../account/index.ts';
import type { GameCatalogue } from '../games/index.ts';
import type { Message } from '../kernel/outbox/index.ts';
import type { OriginCore, System } from '../system.ts';
import { cashbackCalls } from './calls.ts';
import { countRound } from './count.ts';
import { payWeeks } from './pay.ts';
import { forgetRounds, ownCashback } from './read.ts';

const PAY_EVERY_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** A studio takes back what went wrong within minutes; after this a round is out of reach. */
const KEEP_ROUNDS_MS = 56 * DAY_MS;

const RoundMessage = z.object({ round_id: z.string(), game: z.string() });

/** Counts the rounds of live games, for the outbox. */
export function roundCounter(
  { database, clock }: Pick<OriginCore, 'database' | 'clock'>,
  catalogue: GameCatalogue,
): (message: Pick<Message, 'playerId' | 'payload'>) => Promise<void> {
  const live = new Set(catalogue.games.filter(countsForCashback).map(({ identifier }) => identifier));
  return async ({ playerId, payload }) => {
    const round = RoundMessage.parse(payload);
    if (playerId === null || !live.has(round.game)) return;
    await countRound(database.db, playerId, round.round_id, clock.now());
  };
}

/** Cashback as a system of the origin: live games of the catalogue count. */
export function createCashback(core: OriginCore, catalogue: GameCatalogue): System {
  const { clock, policies, sites, log, relay } = core;
  const connection = core.database.db;
  const terms = core.site.cashback;
  return {
    handlers: cashbackCalls({
      connection,
      clock,
      terms,
      isAllowedOn: async (host, playerId) => {
        const here = sites.of(host).site.licence;
        const own = playerId === null ? here : (await jurisdictionOf(connection, playerId)).licence;
        return policies.of(own, here).cashback;
      },
    }),
    subscriptions: { round: roundCounter(core, catalogue) },
    ownData: (playerId) => ownCashback(connection, playerId),
    jobs: [
      {
        name: 'pay cashback',
        everyMs: PAY_EVERY_MS,
        run: () =>
          payWeeks(
            {
              connection,
              terms,
              isAllowed: ({ license_name: licence }) => policies.of(licence).cashback,
              log,
              onCommit: () => relay.wake(),
            },
            clock.now(),
          ),
      },
      {
        name: 'forget rounds of paid weeks',
        everyMs: DAY_MS,
        run: () => forgetRounds(connection, weekName(new Date(clock.now().getTime() - KEEP_ROUNDS_MS))),
      },
    ],
  };
}
