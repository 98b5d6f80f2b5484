import { fresh, query } from '../platform/queries/query.ts';

/** What can be achieved. */
export const listQuery = () => query('achievements.list', undefined, { staleTime: fresh.moments });

/** How the player stands with each of it. */
export const ownQuery = () => query('achievements.own', undefined, { staleTime: 0 });
