import type { Handlers } from '../kernel/http/handler.ts';
import { addDocument, documentsOf, removeDocument, type DocumentDeps } from './documents.ts';

/** The calls by which a player sends papers and takes them back. */
export const documentCalls = (deps: DocumentDeps): Handlers => ({
  'documents.list': (_request, { caller }) => documentsOf(deps.database, caller.playerId),
  'documents.add': ({ body }, { caller }) => addDocument(body, caller.playerId, deps),
  'documents.remove': async ({ params }, { caller }) => {
    await removeDocument(params.id, caller.playerId, deps);
    return undefined;
  },
});
