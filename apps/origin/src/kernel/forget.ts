import { acrossShards, type Connection } from '@cosmodrome/database';

/** The tables are named by their systems. */
type AnyTables = Record<string, Record<string, unknown>>;

/** Rows of a table that are too old: those whose column is below a moment, or a name that sorts like one. */
export interface Old {
  readonly table: string;
  readonly column: string;
  readonly before: Date | string;
}

/**
 * Deletes what is too old, whosever it is. What rounds have counted is forgotten by the ledger (`forgetCounted`).
 * @returns how many rows
 */
export async function forget(connection: Connection, { table, column, before }: Old): Promise<number> {
  const { numDeletedRows } = await acrossShards<AnyTables>(connection, 'what is too old is deleted, whosever it is')
    .deleteFrom(table)
    .where(column, '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
