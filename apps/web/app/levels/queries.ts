import { fresh, query } from '../platform/queries/query.ts';

/** What brings points where the page is. */
export const termsQuery = () => query('levels.terms', undefined, { staleTime: fresh.minutes });

/** What points are worth, in each currency; none where the host collects no points. */
export const ratesQuery = () =>
  query('shop.moneyRates', undefined, {
    staleTime: fresh.session,
    view: { name: 'rates', project: ([money]) => money?.rates ?? [] },
  });

/** The player's points: every settled round moves them, and the channel tells. */
export const pointsQuery = () => query('levels.points', undefined, { staleTime: 0 });
