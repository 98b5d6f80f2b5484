export { acrossShards, inSnapshot } from './across-shards.ts';
export { inTransaction, tablesOf } from './connection.ts';
export type { Connection } from './connection.ts';
export type { Database, Engine } from './database.ts';
export { openDatabase } from './open.ts';
export { FolderInUseError } from './pglite/folder-lock.ts';
export { installFunctions } from './functions.ts';
export { migrate } from './migrate.ts';
export { databaseErrorCode, DatabaseUnreachableError, isUniqueViolation } from './errors.ts';
