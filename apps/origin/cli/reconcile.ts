import { reconcileBonuses } from '../src/bonuses/index.ts';
import { reconcileCashback } from '../src/cashback/index.ts';
import { reconcileLevels } from '../src/levels/index.ts';
import { reconcilePools } from '../src/jackpots/index.ts';
import { isClean, reconcile } from '../src/ledger/index.ts';
import { runCommand } from './operator.ts';

/**
 * Compares every wallet with its entries, every currency with zero, the jackpots' pools with their account and what came
 * back of losses and of bonuses with their rules; fails when a cent is missing or too many.
 */
await runCommand(async ({ db }) => {
  const books = await reconcile(db);
  const jackpots = await reconcilePools(db);
  const cashback = await reconcileCashback(db);
  const bonuses = await reconcileBonuses(db);
  const levels = await reconcileLevels(db);
  const rest = [cashback, bonuses, levels].flatMap((lists) => Object.values(lists).flat());
  if (!isClean(books) || jackpots.length > 0 || rest.length > 0) {
    const differences = { ...books, jackpots, cashback, bonuses, levels };
    const text = JSON.stringify(
      differences,
      (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      2,
    );
    throw new Error(`the books do not agree:\n${text}`);
  }
  console.log('the books agree');
});
