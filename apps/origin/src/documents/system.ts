import { defineSystem } from '../system.ts';
import { documentCalls } from './calls.ts';
import { documentKey, documentsOf } from './documents.ts';

export const documents = defineSystem({
  name: 'documents',
  open: ({ database, clock, secret }) => ({
    handlers: documentCalls({ database: database.db, clock, documentKey: documentKey(secret) }),
    ownData: async (playerId) => ({ documents: await documentsOf(database.db, playerId) }),
  }),
});
