import { fresh, query } from '../platform/queries/query.ts';

/** The share of a week's losses that comes back, in hundredths of a per cent; null where there is no cashback. */
export const cashbackShareQuery = () =>
  query('cashback.terms', undefined, {
    staleTime: fresh.minutes,
    view: { name: 'share', project: ({ terms }) => ({ bp: terms?.share_bp ?? null }) },
  });

/** How the player stands this week: every settled round at a live table moves it. */
export const cashbackStandingQuery = () => query('cashback.standing', undefined, { staleTime: fresh.moments });
