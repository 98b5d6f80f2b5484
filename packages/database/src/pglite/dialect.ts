import {
  AbortedTransactionError,
  CompiledQuery,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { databaseErrorCode } from '../errors.ts';
import type { PgliteClient } from './client.ts';
import { Housekeeping } from './housekeeping.ts';

/**
 * Kysely over the worker. The adapter says that there is one connection, so Kysely hands it to one user at a time: a
 * query from elsewhere waits until an open transaction has ended and can never slip into it.
 */
export class PgliteWorkerDialect implements Dialect {
  readonly #driver: PgliteDriver;
  constructor(client: PgliteClient, afterClose: () => void) {
    this.#driver = new PgliteDriver(client, afterClose);
  }
  /** Ends the worker. Kysely itself ends only a driver that has run a statement. */
  close = (): Promise<void> => this.#driver.destroy();
  createDriver = () => this.#driver;
  createAdapter = () => new PGliteAdapter();
  createQueryCompiler = () => new PostgresQueryCompiler();
  createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db);
}

class PgliteDriver implements Driver {
  readonly #connection: PgliteConnection;
  readonly #client: PgliteClient;
  readonly #housekeeping: Housekeeping;
  readonly #afterClose: () => void;
  #ended: Promise<void> | undefined;

  constructor(client: PgliteClient, afterClose: () => void) {
    this.#client = client;
    this.#connection = new PgliteConnection(client);
    this.#housekeeping = new Housekeeping((text) => client.query(text, []));
    this.#afterClose = afterClose;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async beginTransaction(): Promise<void> {
    this.#connection.aborted = false;
    await this.#client.query('begin', []);
  }
  async commitTransaction(): Promise<void> {
    await this.#client.query('commit', []);
    // After a failed statement that the caller swallowed, a commit silently is a rollback.
    if (this.#connection.aborted) throw new AbortedTransactionError();
  }
  async rollbackTransaction(): Promise<void> {
    await this.#client.query('rollback', []);
  }
  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name.replaceAll('"', '""')}"`));
  }
  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to "${name.replaceAll('"', '""')}"`));
    this.#connection.aborted = false;
  }
  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release "${name.replaceAll('"', '""')}"`));
  }
  async releaseConnection(): Promise<void> {
    this.#housekeeping.afterUse(this.#connection.takeStatementCount());
  }
  destroy(): Promise<void> {
    this.#ended ??= this.#client.close().finally(this.#afterClose);
    return this.#ended;
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #client: PgliteClient;
  #statements = 0;
  /** A statement failed since the transaction began, so the engine refuses every other until it ends. */
  aborted = false;

  constructor(client: PgliteClient) {
    this.#client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#statements += 1;
    const { rows, affectedRows } = await this.#client.query(query.sql, query.parameters).catch((error: unknown) => {
      this.aborted ||= databaseErrorCode(error) !== undefined;
      throw error;
    });
    const result = { rows: rows as Row[] };
    return affectedRows === undefined ? result : { ...result, numAffectedRows: BigInt(affectedRows) };
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('the embedded database answers whole results only');
  }

  takeStatementCount(): number {
    const count = this.#statements;
    this.#statements = 0;
    return count;
  }
}
