import { canonicalOf } from './list/canonical.ts';

/** The list of the games of a category. */
export const categoryPath = (category: string): string =>
  category === 'pokies' ? '/pokies/all' : category === 'live' ? '/live/all' : canonicalOf(category);
