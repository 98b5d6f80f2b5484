import { fresh, query } from '../platform/queries/query.ts';

/** Quests that run, come next, or have just ended: those for everybody. */
export const questsQuery = () => query('quests.list', undefined, { staleTime: fresh.moments });

/** The same for the player who asks: some are for groups. */
export const ownQuestsQuery = () => {
  const { queryKey, ...rest } = questsQuery();
  return { ...rest, queryKey: [...queryKey, 'own'] };
};

export const questQuery = (slug: string) => query('quests.bySlug', { params: { slug } }, { staleTime: fresh.moments });

/** The player's standings. */
export const statusesQuery = () => query('quests.statuses', undefined, { staleTime: fresh.moments });
