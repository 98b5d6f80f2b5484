import type { CallAnswer } from '@cosmodrome/contract/calls';
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

/** The tournament that leads elsewhere on the site: of those that run the one that the house puts first, else the one that ends first. */
export const leadingQuery = () =>
  query('tournaments.list', undefined, {
    staleTime: fresh.minutes,
    view: {
      name: 'leading',
      project: (all: CallAnswer<'tournaments.list'>) =>
        all
          .filter(({ in_progress: runs }) => runs)
          .toSorted(
            (one, other) => Number(other.featured) - Number(one.featured) || (one.end_at < other.end_at ? -1 : 1),
          )
          .slice(0, 1)
          .map((one) => ({
            id: one.id,
            title: one.title,
            slug: one.frontend_identifier,
            currency: one.currency,
            cents: one.money_prize_pool_cents,
            places: one.prizes.length,
            players: one.entries_count,
            end: one.end_at,
          })),
    },
  });
