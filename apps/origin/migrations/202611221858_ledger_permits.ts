/**
 * Once a version of `ledger_play` that is told the game session of each stake. Functions are files of `src/ledger/sql` and
 * `src/play/sql` now and are installed after the migrations; the name stays, because databases remember that it ran.
 */
export const up = (): Promise<void> => Promise.resolve();
