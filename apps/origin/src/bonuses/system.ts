import { contributionBp } from '@cosmodrome/rules/bonuses/contribution';
import { wagerRequirement } from '@cosmodrome/rules/bonuses/wagering';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { ADDRESS_CONFIRMED } from '../contact/index.ts';
import { assertWagers } from '../content/index.ts';
import { onDeposit, PAYMENT_TOPIC } from '../cashbox/index.ts';
import { CATALOGUE, type GameCatalogue } from '../games/index.ts';
import { onRounds, ROUND_TOPIC, type RoundsSubscriber } from '../ledger/index.ts';
import { defineSystem } from '../system.ts';
import { bonusCalls, presentAll } from './calls.ts';
import { cancelAll } from './cancel.ts';
import { countRounds, type ShareOf } from './count.ts';
import type { BonusDeps } from './deps.ts';
import { beginConfirmed } from './confirm.ts';
import { bonusDeliverer } from './deliver.ts';
import { expireBonuses } from './expire.ts';
import { bonusGifts } from './gifts.ts';
import { redeemWithArrived, redeemWithDeposit } from './deposits.ts';
import { reconcileBonuses } from './reconcile.ts';
import { welcome } from './redeem.ts';
import { bonusesOf, runningBonuses } from './store.ts';
import { endWithWithdrawal } from './withdrawal.ts';

const EXPIRE_EVERY_MS = MINUTE_MS;

/** How much of each game's stakes counts; nothing of a game that is not in the catalogue. */
export function sharesOf(catalogue: GameCatalogue): ShareOf {
  const shares = new Map(catalogue.games.map((game) => [game.identifier, contributionBp(game)]));
  return (game) => shares.get(game) ?? 0;
}

/** Counts rounds towards bonuses, for the outbox. */
export const roundCounter = ({
  connection,
  clock,
  shareOf,
}: Pick<BonusDeps, 'connection' | 'clock' | 'shareOf'>): RoundsSubscriber =>
  onRounds((rounds) => countRounds(connection, rounds, { shareOf, now: clock.now() }));

/** Bonuses: games of the catalogue count by their categories. */
export const bonuses = defineSystem({
  name: 'bonuses',
  reconcile: async (connection) => ({ ...(await reconcileBonuses(connection)) }),
  open: (core) => {
    const { clock, log } = core;
    const connection = core.database.db;
    const campaigns = core.content.bonuses;
    assertWagers(
      core.policies,
      campaigns.map(({ id, wager }) => ({ name: `bonus ${id}`, wager })),
    );
    assertWagers(
      core.policies,
      campaigns.flatMap(({ id, prizes }) =>
        prizes.flatMap((prize) => ('wager' in prize ? [{ name: `prize of ${id}`, wager: prize.wager }] : [])),
      ),
    );
    const deps: BonusDeps = {
      connection,
      clock,
      campaigns,
      levels: core.content.levels,
      managers: core.content.vip.managers,
      shareOf: sharesOf(CATALOGUE.of(core)),
      mayBeOffered: core.admission.mayBeOffered,
      prizes: core.prizes,
    };
    return {
      handlers: bonusCalls(deps),
      channels: { bonuses_changes: (payload) => payload },
      bulkSubscriptions: { [ROUND_TOPIC]: roundCounter(deps) },
      subscriptions: {
        [ADDRESS_CONFIRMED]: async ({ playerId }) => {
          if (playerId !== null) await beginConfirmed(deps, playerId);
        },
        [PAYMENT_TOPIC]: onDeposit(async ({ playerId, id }) => {
          // Deposits that came at once are looked at in the order in which they came, whichever message is read first.
          await redeemWithArrived(deps, playerId);
          await redeemWithDeposit(deps, playerId, id);
        }),
      },
      deliverers: { bonus: bonusDeliverer(core.messages.inAll('prizes.bonus')) },
      welcome: (trx, playerId, choice) => welcome(deps, trx, playerId, choice),
      onClosing: (trx, playerId) => cancelAll(trx, playerId, deps),
      gifts: (reader) => bonusGifts(deps, reader),
      wageringOf: async (playerId) =>
        new Map(
          (await runningBonuses(connection, playerId)).map((row) => [
            row.currency,
            {
              wager_requirement_cents: Number(wagerRequirement(row.amount, row.wager)),
              wagered_cents: Number(row.wagered),
            },
          ]),
        ),
      // So that the player is told of a bonus whose deposit has just come.
      beforeWithdrawal: (playerId) => redeemWithArrived(deps, playerId),
      onWithdrawal: (trx, withdrawal) => endWithWithdrawal(trx, withdrawal, deps),
      ownData: async (playerId) => ({
        bonuses: await presentAll(deps, await bonusesOf(connection, playerId), { playerId, locale: 'en' }),
      }),
      jobs: [{ name: 'expire bonuses', everyMs: EXPIRE_EVERY_MS, run: () => expireBonuses(deps, log) }],
    };
  },
});
