/**
 * Once a version of `ledger_rollback`. Functions are files of `src/ledger/sql` now and are installed after the migrations;
 * the name stays, because databases remember that it ran.
 */
export const up = (): Promise<void> => Promise.resolve();
