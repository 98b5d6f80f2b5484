import { tablesOf, type Connection } from '@cosmodrome/database';
import { currenciesOf, type CatalogueGame } from './catalogue.ts';
import type { GameIds } from './shelf.ts';
import type { GamesTables } from './tables.ts';

const ROWS_AT_ONCE = 5_000;

/** The numeric ids of every game and currency. New ones are given, and stay: favourites name games by them. */
export async function gameIds(connection: Connection, games: readonly CatalogueGame[]): Promise<GameIds> {
  const db = tablesOf<GamesTables>(connection);
  const known = await readIds(connection);
  const missing = games.flatMap((game) =>
    currenciesOf(game)
      .filter((currency) => !known.get(game.identifier)?.has(currency))
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

async function readIds(connection: Connection): Promise<Map<string, Map<string, number>>> {
  const rows = await tablesOf<GamesTables>(connection).selectFrom('games_ids').selectAll().execute();
  const ids = new Map<string, Map<string, number>>();
  for (const { identifier, currency, id } of rows) {
    const ofGame = ids.get(identifier);
    if (ofGame) ofGame.set(currency, id);
    else ids.set(identifier, new Map([[currency, id]]));
  }
  return ids;
}
