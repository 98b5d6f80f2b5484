import type { CallAnswer } from '@cosmodrome/contract/calls';
import { fresh, query } from '../platform/queries/query.ts';

/** The campaigns of this host; a tester asks for those that are switched off, too. */
export const campaignsQuery = (all = false) =>
  query('promotions.list', { query: all ? { all: 'true' } : {} }, { staleTime: fresh.minutes });

/** Tags of affiliates whose visitors are shown none: usually there are none. */
export const excludedQuery = () => query('promotions.excludedStags', undefined, { staleTime: fresh.minutes });

/** Of whoever looks: never in a document. A deposit changes it. */
export const mineQuery = () => query('promotions.mine', undefined, { staleTime: 0 });

/** The bonuses of a first deposit, for who has no account yet. */
export const firstDepositQuery = () => query('bonuses.firstDeposit', undefined, { staleTime: fresh.minutes });

/** The share of a week's losses that comes back; no terms where the host's licence allows none. */
export const cashbackQuery = () => query('cashback.terms', undefined, { staleTime: fresh.minutes });

/** Whether stakes bring points on the host. */
export const pointsQuery = () => query('levels.terms', undefined, { staleTime: fresh.minutes });

/** What points are worth, in each currency. */
export const worthQuery = () =>
  query('shop.moneyRates', undefined, {
    staleTime: fresh.session,
    view: { name: 'rates', project: ([money]) => money?.rates ?? [] },
  });

/** The tiers of the VIP club; none where the host's licence allows none. */
export const tiersQuery = () => query('vip.tiers', undefined, { staleTime: fresh.session });

/** The lottery that runs and is drawn first. */
export const lotteryQuery = () =>
  query('lotteries.list', undefined, {
    staleTime: fresh.minutes,
    view: {
      name: 'leading',
      project: (all: CallAnswer<'lotteries.list'>) =>
        firstToEnd(all).map((one) => ({
          title: one.title,
          slug: one.frontend_identifier,
          currency: one.currency,
          cents: one.money_budget_cents,
          places: one.prizes.length,
          end: one.end_at,
        })),
    },
  });

/** The quest that runs and ends first, with what its levels pay together in cents of a euro. */
export const questQuery = () =>
  query('quests.list', undefined, {
    staleTime: fresh.minutes,
    view: {
      name: 'leading',
      project: (all: CallAnswer<'quests.list'>) =>
        firstToEnd(all).map((one) => ({
          title: one.title,
          cents: one.levels.reduce((sum, level) => sum + level.money_cents, 0),
          freespins: one.levels.reduce((sum, level) => sum + level.freespins, 0),
          levels: one.levels.length,
          end: one.end_at,
        })),
    },
  });

const firstToEnd = <T extends { in_progress: boolean; end_at: string }>(all: readonly T[]): T[] =>
  all
    .filter(({ in_progress: runs }) => runs)
    .toSorted((one, other) => (one.end_at < other.end_at ? -1 : 1))
    .slice(0, 1);
