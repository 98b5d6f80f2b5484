import { moved, page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/promotions', 'promotions/routes/promotions.tsx', { search: ['show'], messages: ['promotions', 'games'] }),
  page('/promo/:slug', 'promotions/routes/promo.tsx', { messages: ['promotions', 'games'] }),
  moved('/promo', '/promotions'),
  // Shown in its season only: no search engine is to keep it.
  page('/santa-vegas', 'promotions/routes/season.tsx', { listed: false, messages: ['promotions', 'games'] }),
];
