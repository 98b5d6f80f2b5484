import { fresh, query } from '../platform/queries/query.ts';

/** Finished tournaments of a page of the archive. */
export const ARCHIVE_PAGE = 20;

/** Tournaments that run, begin soon, or have just ended: those for everybody. */
export const tournamentsQuery = () => query('tournaments.list', undefined, { staleTime: fresh.moments });

/** The same for the player who asks: some are for groups. */
export const ownTournamentsQuery = () => {
  const { queryKey, ...rest } = tournamentsQuery();
  return { ...rest, queryKey: [...queryKey, 'own'] };
};

export const tournamentQuery = (identifier: string) =>
  query('tournaments.byName', { params: { identifier } }, { staleTime: fresh.moments });

/** A page of what is over, the latest first. */
export const archiveQuery = (page: number) =>
  query('tournaments.recent', { query: { page, page_size: ARCHIVE_PAGE } }, { staleTime: fresh.minutes });

/** Places behind the board, page by page. */
export const placesQuery = (id: number, page: number) =>
  query('tournaments.places', { params: { id }, query: { page, page_size: 20 } }, { staleTime: fresh.moments });

/** The player's standings: asking for them has changes told for half an hour. */
export const statusesQuery = () => query('tournaments.statuses', undefined, { staleTime: fresh.moments });
export const statusQuery = (id: number) =>
  query('tournaments.status', { params: { id } }, { staleTime: fresh.moments });
