import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Page } from './rounds.ts';
import type { LedgerTables } from '../tables.ts';

/** A line of the player's statement, in minor units. */
export interface StatementLine {
  readonly transactionId: bigint;
  readonly kind: string;
  readonly currency: string;
  readonly realChange: bigint;
  readonly bonusChange: bigint;
  /** The wallet after it. */
  readonly real: bigint;
  readonly bonus: bigint;
  readonly roundId: string | null;
  readonly gameId: string | null;
  readonly at: Date;
}

/** The player's transactions, newest first. `cursor` is the `before` of the next page, null at the end. */
export async function statement(
  connection: Connection,
  playerId: number,
  page: Page & { readonly currency?: string | undefined },
): Promise<{ lines: StatementLine[]; cursor: bigint | null }> {
  const rows = await tablesOf<LedgerTables>(connection)
    .selectFrom('ledger_transactions')
    .selectAll()
    .where('player_id', '=', playerId)
    .$if(page.before !== undefined, (query) => query.where('id', '<', page.before ?? 0n))
    .$if(page.currency !== undefined, (query) => query.where('currency', '=', page.currency ?? ''))
    .where('kind', '<>', 'rolled_back')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const shown = rows.slice(0, page.limit);
  const lines = shown.map((row) => {
    const change = (account: string) =>
      row.amounts.reduce((sum, amount, index) => (row.accounts[index] === account ? sum + amount : sum), 0n);
    return {
      transactionId: row.id,
      kind: row.kind,
      currency: row.currency,
      realChange: change('real'),
      bonusChange: change('bonus'),
      real: row.real_after,
      bonus: row.bonus_after,
      roundId: row.round_id,
      gameId: row.game,
      at: row.created_at,
    };
  });
  return { lines, cursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
}
