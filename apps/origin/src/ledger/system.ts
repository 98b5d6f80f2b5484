import { defineSystem } from '../system.ts';
import { reconcile } from './read/reconcile.ts';

/** The books. What uses them has the ledger from the core: no stake waits for a system to be asked. */
export const ledger = defineSystem({
  name: 'ledger',
  reconcile: async (connection) => ({ ...(await reconcile(connection)) }),
  open: () => ({}),
});
