import type { Dialect, Kysely } from 'kysely';

export type Engine = 'postgres' | 'pglite';

/** What the database writes its troubles to; pino's logger fits. */
export interface DatabaseLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface DatabaseOptions {
  /** A PostgreSQL connection string. Wins over `dataDir`. */
  readonly url?: string | undefined;
  /** The folder of the embedded database, or `memory://`. The default is memory. */
  readonly dataDir?: string | undefined;
  /** Folder of an empty cluster that a new embedded database begins as; it is initialised where there is none. */
  readonly template?: string | undefined;
  /** Connections of the PostgreSQL pool; the embedded engine always has one. Default 10. */
  readonly poolSize?: number | undefined;
  readonly log: DatabaseLog;
  /** What is put around the driver; tests hear every statement by it. */
  readonly around?: ((dialect: Dialect) => Dialect) | undefined;
}

/** A statement sent as it is. On PostgreSQL a name makes it a prepared statement of its connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Database<Tables> {
  readonly engine: Engine;
  /** How many statements can run at the same time: 1 on the embedded engine. */
  readonly parallelism: number;
  /**
   * How many shards the players' rows are divided into, each on one node (Citus): what is locked or changed together has to
   * be of one. Null when all rows are on one server.
   */
  readonly shards: number | null;
  readonly db: Kysely<Tables>;
  /**
   * The hot path: one prepared statement outside any transaction, past the query builder. Its rows are trusted to have
   * the shape the caller names.
   */
  execute<Row>(statement: Statement): Promise<Row[]>;
  /** Ends every connection; the embedded engine writes a checkpoint and lets go of its folder. */
  close(): Promise<void>;
}
