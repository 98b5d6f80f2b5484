import { fresh, query } from '../platform/queries/query.ts';

/** What a launch can give. */
export const oddsQuery = () => query('chance.odds', undefined, { staleTime: fresh.moments });

/** Whether the player can launch today, and the latest launches. */
export const ownQuery = () => query('chance.own', undefined, { staleTime: 0 });
