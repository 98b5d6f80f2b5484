import { countsForCashback, type CashbackTerms } from '@cosmodrome/rules/cashback/terms';
import { weekName } from '@cosmodrome/rules/cashback/week';
import { DAY_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { playerFacts, type PlayerFacts } from '../profile/index.ts';
import { CATALOGUE, type GameCatalogue } from '../games/index.ts';
import { countRounds, onRounds, ROUND_TOPIC, type RoundsSubscriber } from '../ledger/index.ts';
import { defineSystem, type OriginCore } from '../system.ts';
import { cashbackCalls, type CallsOptions } from './calls.ts';
import { lossCounting } from './count.ts';
import { cashbackGifts } from './gifts.ts';
import { payWeeks } from './pay.ts';
import { forgetRounds, ownCashback } from './read.ts';
import { reconcileCashback } from './reconcile.ts';

const PAY_EVERY_MS = MINUTE_MS;
/** A studio takes back what went wrong within minutes; after this a round is out of reach. */
const KEEP_ROUNDS_MS = 56 * DAY_MS;

/** Counts the rounds of live games, for the outbox. */
export function roundCounter(
  { database, clock }: Pick<OriginCore, 'database' | 'clock'>,
  catalogue: GameCatalogue,
): RoundsSubscriber {
  const live = new Set(catalogue.games.filter(countsForCashback).map(({ identifier }) => identifier));
  return onRounds(async (rounds) => {
    const counted = rounds.filter(({ gameId }) => live.has(gameId));
    await countRounds(database.db, lossCounting(clock.now()), counted);
  });
}

/** What comes back of a week of losses: live games of the catalogue count. */
export const cashback = defineSystem({
  name: 'cashback',
  reconcile: async (connection) => ({ ...(await reconcileCashback(connection)) }),
  open: (core) => {
    const { clock, policies, prizes, log, relay } = core;
    const connection = core.database.db;
    const usual = core.content.cashback;
    /** A VIP tier may bring a larger share, never a smaller one. */
    const termsOf = (player: PlayerFacts | null): CashbackTerms => ({
      ...usual,
      shareBp: Math.max(usual.shareBp, core.hooks.cashbackShareBp(player?.groups ?? []) ?? 0),
    });
    const asked: CallsOptions = {
      connection,
      clock,
      termsOf: async (playerId) => termsOf(playerId === null ? null : await playerFacts(connection, playerId)),
      isAllowedOn: async (host, playerId) => {
        return (await core.policyHere.of(connection, playerId, host)).cashback;
      },
    };
    return {
      handlers: cashbackCalls(asked),
      gifts: (reader) =>
        cashbackGifts({ ...asked, titleOf: (locale) => core.messages.text(locale, 'cashback.card.heading') }, reader),
      bulkSubscriptions: { [ROUND_TOPIC]: roundCounter(core, CATALOGUE.of(core)) },
      ownData: (playerId) => ownCashback(connection, playerId),
      jobs: [
        {
          name: 'pay cashback',
          everyMs: PAY_EVERY_MS,
          run: () =>
            payWeeks(
              {
                connection,
                prizes,
                termsOf,
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
  },
});
