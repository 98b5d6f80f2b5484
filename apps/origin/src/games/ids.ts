import { tablesOf, type Connection } from '@cosmodrome/database';
import { currenciesOf, type CatalogueGame } from './catalogue.ts';
import type { GamesTables } from './tables.ts';

const ROWS_AT_ONCE = 5_000;

/** The numeric ids that games have in each currency (positive, at most one each). */
export interface GameIds {
  idOf(identifier: string, currency: string): number | undefined;
  /** The identifier of the game that has a numeric id. */
  gameOf(id: number): string | undefined;
}

/** The numeric ids of every game and currency. New ones are given, and stay: favourites name games by them. */
export async function gameIds(connection: Connection, games: readonly CatalogueGame[]): Promise<GameIds> {
  const db = tablesOf<GamesTables>(connection);
  const known = await readIds(connection);
  const missing = games.flatMap((game) =>
    currenciesOf(game)
      .filter((currency) => known.idOf(game.identifier, currency) === undefined)
      .map((currency) => ({ identifier: game.identifier, currency })),
  );
  for (let from = 0; from < missing.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('games_ids')
      .values(missing.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['identifier', 'currency']).doNothing())
      .execute();
  }
  // Another node may have given some of them.
  return missing.length === 0 ? known : readIds(connection);
}

async function readIds(connection: Connection): Promise<GameIds> {
  return idTable(await tablesOf<GamesTables>(connection).selectFrom('games_ids').selectAll().execute());
}

/**
 * A large catalogue has a million ids, and they live as long as the process: numbers in two flat tables, which cost the
 * collector of garbage nothing.
 */
export function idTable(rows: readonly { identifier: string; currency: string; id: number }[]): GameIds {
  const lines = new Map<string, number>();
  const columns = new Map<string, number>();
  const place = (places: Map<string, number>, key: string): number => {
    const known = places.get(key) ?? places.size;
    if (known === places.size) places.set(key, known);
    return known;
  };
  let last = 0;
  for (const { identifier, currency, id } of rows) {
    place(lines, identifier);
    place(columns, currency);
    last = Math.max(last, id);
  }
  const width = columns.size;
  const byGame = new Int32Array(lines.size * width);
  const byId = new Int32Array(last + 1).fill(-1);
  for (const { identifier, currency, id } of rows) {
    const line = place(lines, identifier);
    byGame[line * width + place(columns, currency)] = id;
    byId[id] = line;
  }
  const identifiers = [...lines.keys()];
  return {
    idOf: (identifier, currency) => {
      const line = lines.get(identifier);
      const column = columns.get(currency);
      if (line === undefined || column === undefined) return undefined;
      return byGame[line * width + column] || undefined;
    },
    gameOf: (id) => identifiers[byId[id] ?? -1],
  };
}
