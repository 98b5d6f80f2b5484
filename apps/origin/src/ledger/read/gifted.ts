import { tablesOf, type Connection } from '@cosmodrome/database';
import type { LedgerTables } from '../tables.ts';

/** Whether a player has won real money out of a bonus without ever having paid anything in. */
export async function livesOnGifts(connection: Connection, playerId: number): Promise<boolean> {
  const kinds = await tablesOf<LedgerTables>(connection)
    .selectFrom('ledger_transactions')
    .select('kind')
    .distinct()
    .where('player_id', '=', playerId)
    .where('kind', 'in', ['deposit', 'bonus_won'])
    // Says what the index of the few postings beside the bets needs to hear.
    .where('kind', '<>', 'play')
    .where('kind', '<>', 'rollback')
    .execute();
  return kinds.length === 1 && kinds[0]?.kind === 'bonus_won';
}
