import { fresh, query } from '../platform/queries/query.ts';

/** Prize drops that run, and those that have just ended: those for everybody. */
export const dropsQuery = () => query('drops.list', undefined, { staleTime: fresh.moments });

/** The same for the player who asks: some are for groups. */
export const ownDropsQuery = () => {
  const { queryKey, ...rest } = dropsQuery();
  return { ...rest, queryKey: [...queryKey, 'own'] };
};
