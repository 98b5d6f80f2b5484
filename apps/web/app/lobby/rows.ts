import { gamesQuery, ROW_SIZE } from '../games/index.ts';

/** Categories of the menu that get no row of their own: all games are behind their own link. */
const withoutRow = new Set(['all']);
/** Tables and shows have a row, although the menu of the main page names none (design 01): the third. */
const LIVE = 'live';
const LIVE_AT = 2;
/** A row of fewer games is no row. */
const LEAST = 3;
/** Tiles of the first document: below that come the strips. */
const MOST_ROWS = 7;

export interface RowOf {
  slug: string;
  count: number;
}

/** Which categories get a row, in the order of the menu. Its address is that of its list. */
export function rowsOf(menu: readonly string[], collections: readonly { id: string; games_count: number }[]): RowOf[] {
  return menu
    .toSpliced(LIVE_AT, 0, LIVE)
    .flatMap((slug) => {
      const count = collections.find(({ id }) => id === slug)?.games_count ?? 0;
      return withoutRow.has(slug) || count < LEAST ? [] : [{ slug, count }];
    })
    .slice(0, MOST_ROWS);
}

/** The games of a row: at most fifteen. */
export const rowQuery = (category: string) => gamesQuery({ category, size: ROW_SIZE });
