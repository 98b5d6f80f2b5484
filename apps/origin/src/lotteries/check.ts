import type { Connection } from '@cosmodrome/database';
import { drawPlaces, keepsCommitment } from '@cosmodrome/fairness';
import { hashOfList } from './draw.ts';
import { findNamed, winnersOf } from './store.ts';

/** What a draw made again from the books says about the one that was made. */
interface Check {
  readonly tickets: number;
  readonly seed: boolean;
  readonly list: boolean;
  readonly places: boolean;
}

/**
 * Makes a draw again from the books, as `docs/lotteries.md` describes it.
 * @throws when there is no such lottery, when it is not drawn yet, and when its list is not whole
 */
export async function checkDraw(connection: Connection, identifier: string): Promise<Check> {
  const row = await findNamed(connection, identifier);
  if (!row) throw new Error(`there is no lottery ${identifier}`);
  if (row.list_hash === null || row.result === null) throw new Error(`${identifier} is not drawn yet`);
  const listHash = await hashOfList(connection, row);
  const drawn = drawPlaces({ serverSeed: row.seed, listHash, tickets: row.issued, places: row.result.places });
  const won = await winnersOf(connection, row.id);
  return {
    tickets: row.issued,
    seed: keepsCommitment(row.seed, row.seed_hash),
    list: listHash === row.list_hash,
    places: won.length === drawn.length && won.every(({ place, number }) => drawn[place - 1] === number),
  };
}
