import { systems } from '../src/generated/systems.ts';
import { runCommand } from './operator.ts';

/**
 * Lets each system compare what it keeps with the books: every wallet with its entries, every currency with zero, pools and
 * held deposits with their accounts, what was granted with its rules. Fails when a cent is missing or too many.
 */
await runCommand(async ({ db }) => {
  const found: Record<string, unknown> = {};
  for (const { name, reconcile } of systems) {
    const lists = Object.entries((await reconcile?.(db)) ?? {}).filter(([, list]) => list.length > 0);
    if (lists.length > 0) found[name] = Object.fromEntries(lists);
  }
  if (Object.keys(found).length > 0) {
    const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
    throw new Error(`the books do not agree:\n${JSON.stringify(found, plain, 2)}`);
  }
  console.log('the books agree');
});
