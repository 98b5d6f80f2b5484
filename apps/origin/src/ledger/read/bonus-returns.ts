import { tablesOf, type Connection } from '@cosmodrome/database';
import type { LedgerTables } from '../tables.ts';

/** What a rollback gave back to a wallet's bonus part, in minor units. */
export interface BonusReturn {
  readonly transactionId: bigint;
  readonly amount: bigint;
}

/** What rollbacks of a round gave back to the bonus part since the posting with a key was booked, the first one first. */
export async function bonusReturns(
  connection: Connection,
  playerId: number,
  { roundId, since }: { roundId: string; since: string },
): Promise<BonusReturn[]> {
  const db = tablesOf<LedgerTables>(connection);
  const rows = await db
    .selectFrom('ledger_transactions')
    .select(['id', 'accounts', 'amounts'])
    .where('player_id', '=', playerId)
    .where('round_id', '=', roundId)
    .where('kind', '=', 'rollback')
    .where('id', '>', (query) =>
      query
        .selectFrom('ledger_transactions')
        .select('id')
        .where('player_id', '=', playerId)
        .where('key', '=', since)
        .where('leg', '=', 0),
    )
    .orderBy('id')
    .execute();
  return rows
    .map(({ id, accounts, amounts }) => ({
      transactionId: id,
      amount: amounts.reduce((sum, amount, line) => (accounts[line] === 'bonus' ? sum + amount : sum), 0n),
    }))
    .filter(({ amount }) => amount > 0n);
}

/** Whether one of these keys of a player's postings is taken. */
export async function isPosted(connection: Connection, playerId: number, keys: readonly string[]): Promise<boolean> {
  const row = await tablesOf<LedgerTables>(connection)
    .selectFrom('ledger_transactions')
    .select('id')
    .where('player_id', '=', playerId)
    .where('key', 'in', keys)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
