import { putLast, repeatsOf } from '@cosmodrome/rules/lobby/rows';
import type { QueryClient } from '@tanstack/react-query';
import { type CardPage, type GameCard, gamesQuery, ROW_SIZE, sayingJackpot } from '../games/index.ts';

/** Categories of the menu that get no row of their own: all games, and those for a bonus, which have their chip alone. */
const withoutRow = new Set(['all', 'bonus-wagering']);
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

export interface RowPlan {
  /** Its games that a row above has in view: they come last. */
  last: ReadonlySet<string>;
  /** Its games whose tile says their jackpot: an amount that stands on the page already says nothing. */
  saying: ReadonlySet<string>;
}

/** What each row leaves to those above it, as far as they are known: those of the document are before anything is drawn. */
export function rowPlans(client: QueryClient, rows: readonly RowOf[]): Map<string, RowPlan> {
  const pages = rows.map(({ slug }) => client.getQueryData<CardPage>(rowQuery(slug).queryKey)?.games ?? []);
  const repeats = repeatsOf(pages.map((games) => games.map(identifierOf)));
  const said = new Set<number>();
  return new Map(
    rows.map(({ slug }, at) => {
      const last = repeats[at] ?? new Set<string>();
      return [slug, { last, saying: sayingJackpot(putLast(pages[at] ?? [], last, identifierOf), said) }];
    }),
  );
}

/** The games of a row as its plan wants them. */
export const planned = (cards: readonly GameCard[], { last }: RowPlan): GameCard[] =>
  putLast(cards, last, identifierOf);

const identifierOf = ({ identifier }: GameCard): string => identifier;
