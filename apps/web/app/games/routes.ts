import { LIST_SEARCH } from './list/search-names.ts';
import { moved, overlay, page, type PathSpec } from '../platform/routing/path-spec.ts';

/** Whatever narrows or orders a list shapes its document. */
const listing = { search: LIST_SEARCH, messages: ['games', 'lists'] } as const;
/** The live games begin with the cashback card. */
const live = { ...listing, messages: [...listing.messages, 'cashback'] } as const;

export const paths: readonly PathSpec[] = [
  // A section's bare name leads to the list of all.
  page('/pokies/:slug?', 'games/routes/category.tsx', listing),
  page('/categories/:slug?', 'games/routes/category.tsx', listing),
  page('/games/:slug?', 'games/routes/category.tsx', listing),
  page('/live/:slug?', 'games/routes/live.tsx', live),
  page('/producers', 'games/routes/producers.tsx', { messages: ['games', 'lists'] }),
  // One row: from page to page of a studio the list stays where it is.
  page('/producers/:slug/:page?', 'games/routes/producer.tsx', listing),
  page('/favorite-games', 'games/routes/favorites.tsx', { guard: 'player', messages: ['games', 'lists'] }),
  overlay('/search', 'search', 'games/routes/search.tsx', () => import('./search/search.tsx'), {
    search: ['q'],
    listed: false,
  }),
  moved('/slots/*', '/pokies/all', 301),
];
