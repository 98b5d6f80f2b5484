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
