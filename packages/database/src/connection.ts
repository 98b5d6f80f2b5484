import { Kysely } from 'kysely';

/** The database or an open transaction, whatever tables its owner knows: what one system hands to another. */
export interface Connection {
  readonly isTransaction: boolean;
}

/**
 * The same connection with a system's own tables. Kysely's types are not covariant in their tables, so a transaction
 * typed with all tables of a program could not be handed to a system that knows only its own.
 */
export function tablesOf<Tables>(connection: Connection): Kysely<Tables> {
  if (!(connection instanceof Kysely)) throw new TypeError('not a database connection');
  return connection;
}

/** Runs in the caller's transaction when it is one, else in a new one. */
export function inTransaction<Tables, Result>(
  connection: Connection,
  work: (trx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const db = tablesOf<Tables>(connection);
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
