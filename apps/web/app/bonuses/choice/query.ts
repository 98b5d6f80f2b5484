import { fresh, query } from '../../platform/queries/query.ts';

/** What may be chosen at registration. */
export const registrationBonusesQuery = () => query('bonuses.registration', undefined, { staleTime: fresh.minutes });
