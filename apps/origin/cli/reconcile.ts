import { reconcilePools } from '../src/jackpots/index.ts';
import { isClean, reconcile } from '../src/ledger/index.ts';
import { runCommand } from './operator.ts';

/**
 * Compares every wallet with its entries, every currency with zero and the jackpots' pools with their account; fails when
 * a cent is missing or too many.
 */
await runCommand(async ({ db }) => {
  const books = await reconcile(db);
  const jackpots = await reconcilePools(db);
  if (!isClean(books) || jackpots.length > 0) {
    const differences = { ...books, jackpots };
    const text = JSON.stringify(
      differences,
      (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      2,
    );
    throw new Error(`the books do not agree:\n${text}`);
  }
  console.log('the books agree');
});
