import { page, type PathSpec } from '../platform/routing/path-spec.ts';

const texts = { messages: ['promotions', 'games'] } as const;

export const paths: readonly PathSpec[] = [
  page('/promotions', 'promotions/routes/promotions.tsx', { ...texts, search: ['show'] }),
  page('/promo/:slug', 'promotions/routes/promo.tsx', texts),
  // Shown in their season only: no search engine is to keep them.
  page('/promo', 'promotions/routes/season.tsx', { ...texts, listed: false }),
  page('/santa-vegas', 'promotions/routes/santa-vegas.tsx', { ...texts, listed: false }),
];
