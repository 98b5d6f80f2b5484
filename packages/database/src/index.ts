export { inTransaction, tablesOf } from './connection.ts';
export type { Connection } from './connection.ts';
export type { Database, DatabaseLog, DatabaseOptions, Engine, Statement } from './database.ts';
export { openDatabase } from './open.ts';
export { FolderInUseError } from './pglite/folder-lock.ts';
export { migrate } from './migrate.ts';
export type { MigrationSource } from './migrate.ts';
export { databaseErrorCode, DatabaseUnreachableError, isUniqueViolation } from './errors.ts';
