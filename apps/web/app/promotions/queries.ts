import { fresh, query } from '../platform/queries/query.ts';

/** The bonuses of a first deposit, for who has no account yet. */
export const firstDepositQuery = () => query('bonuses.firstDeposit', undefined, { staleTime: fresh.minutes });

/** The share of a week's losses that comes back; no terms where the host's licence allows none. */
export const cashbackQuery = () => query('cashback.terms', undefined, { staleTime: fresh.minutes });

/** Whether stakes bring points on the host. */
export const pointsQuery = () => query('levels.terms', undefined, { staleTime: fresh.minutes });

/** The tiers of the VIP club; none where the host's licence allows none. */
export const tiersQuery = () => query('vip.tiers', undefined, { staleTime: fresh.session });
