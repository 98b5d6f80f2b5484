import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { NewDocument, PlayerDocument } from '@cosmodrome/contract/http/documents';
import { acrossShards, inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import {
  DOCUMENT_STATUSES,
  documentMachine,
  DOCUMENTS_WAITING,
  isVerified,
  mediaTypes,
  readDocument,
  type DocumentStatus,
} from '@cosmodrome/rules/documents/documents';
import type { Clock } from '@cosmodrome/rules/clock';
import { move, statesTaking } from '@cosmodrome/rules/machine';
import { Refusal, refuse } from '../kernel/http/handler.ts';
import { seal, unseal } from '../kernel/seal.ts';
import { changePlayer, holdPlayer } from '../profile/index.ts';
import type { DocumentTables } from './tables.ts';

/** What the use cases of documents need. */
export interface DocumentDeps {
  database: Connection;
  clock: Clock;
  /** Seals the papers of players. */
  documentKey: Buffer;
}

type DocumentRow = Omit<DocumentTables['player_documents'], 'content' | 'content_hash'>;

/** The key that papers are sealed with. */
export const documentKey = (serverSecret: string): Buffer =>
  createHmac('sha256', serverSecret).update('player documents').digest();

const COLUMNS = [
  'player_id',
  'id',
  'document_type',
  'status',
  'description',
  'reason',
  'file_name',
  'media_type',
  'file_size',
  'created_at',
  'updated_at',
] as const;

const present = (row: DocumentRow): PlayerDocument => ({
  id: row.id,
  description: row.description,
  document_type: row.document_type,
  status: row.status,
  reason: row.reason,
  file_name: row.file_name,
  file_size: row.file_size,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** The player's papers, the newest first, without what is in them. */
export async function documentsOf(connection: Connection, playerId: number): Promise<PlayerDocument[]> {
  const rows = await tablesOf<DocumentTables>(connection)
    .selectFrom('player_documents')
    .select(COLUMNS)
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(present);
}

/** The bytes of a file as it was sent. Text that is no base64 would come out as something else than was meant. */
function bytesOf(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.toString('base64') !== content) throw refuse(422, 'file', 'file_broken');
  return bytes;
}

/**
 * Keeps a paper, sealed, to be looked at by a person. The same bytes again, while they wait, are the same paper.
 *
 * @throws Refusal 422 on `file` with what is wrong with it, or `base.documents_waiting` when too many wait
 */
export function addDocument(form: NewDocument, playerId: number, deps: DocumentDeps): Promise<PlayerDocument> {
  const { database, clock, documentKey: key } = deps;
  const bytes = bytesOf(form.file.content);
  const read = readDocument(form.file.file_name, bytes);
  if ('error' in read) throw new Refusal(422, { file: { [read.error.key]: read.error.values ?? {} } });
  const content_hash = createHash('sha256').update(bytes).digest();
  return inTransaction<DocumentTables, PlayerDocument>(database, async (trx) => {
    await holdPlayer(trx, playerId);
    const waiting = await trx
      .selectFrom('player_documents')
      .select([...COLUMNS, 'content_hash'])
      .where('player_id', '=', playerId)
      .where('status', '=', 'pending')
      .execute();
    const same = waiting.find(
      (row) => row.document_type === form.document_type && content_hash.equals(row.content_hash),
    );
    if (same) return present(same);
    if (waiting.length >= DOCUMENTS_WAITING) throw refuse(422, 'base', 'documents_waiting');
    const row: DocumentRow = {
      player_id: playerId,
      id: randomUUID(),
      document_type: form.document_type,
      status: 'pending',
      description: form.description?.trim() || null,
      reason: null,
      file_name: form.file.file_name,
      media_type: mediaTypes[read.kind] ?? 'application/octet-stream',
      file_size: bytes.length,
      created_at: clock.now(),
      updated_at: clock.now(),
    };
    const kept = { ...row, content_hash, content: seal(key, bytes) };
    await trx.insertInto('player_documents').values(kept).execute();
    return present(row);
  });
}

/**
 * Takes a paper back, with its bytes.
 * @throws Refusal 404 when the player has no such paper, 422 `base.document_approved`
 */
export async function removeDocument(id: string, playerId: number, { database }: DocumentDeps): Promise<void> {
  const { numDeletedRows } = await tablesOf<DocumentTables>(database)
    .deleteFrom('player_documents')
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .where('status', 'in', statesTaking(documentMachine, 'withdraw', DOCUMENT_STATUSES))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 1n) return;
  const known = (await documentsOf(database, playerId)).some((each) => each.id === id);
  throw known ? refuse(422, 'base', 'document_approved') : refuse(404, 'base', 'not_found');
}

/** Papers of everybody: an operator names one by its id alone. */
const operatorsView = (connection: Connection) =>
  acrossShards<DocumentTables>(connection, 'an operator looks at those of everybody').selectFrom('player_documents');

/** Papers that wait for a person, the oldest first. */
export const waitingDocuments = (connection: Connection): Promise<DocumentRow[]> =>
  operatorsView(connection).select(COLUMNS).where('status', '=', 'pending').orderBy('created_at').execute();

/** The bytes of a paper as they were sent; undefined for an unknown id. For the operator only. */
export async function unsealedDocument(connection: Connection, id: string, key: Buffer): Promise<Buffer | undefined> {
  const row = await operatorsView(connection).select('content').where('id', '=', id).executeTakeFirst();
  return row && unseal(key, row.content);
}

/**
 * What a person decided about a paper. A player whose papers are all approved is verified, and no longer when one that
 * verifies is rejected.
 * @returns whether the player is verified now
 * @throws for an unknown id
 */
export async function reviewDocument(
  connection: Connection,
  id: string,
  { verdict, reason, at }: { verdict: 'approve' | 'reject'; reason: string | null; at: Date },
): Promise<boolean> {
  // Before the transaction: what has read everywhere may not write everywhere.
  const owner = await operatorsView(connection).select('player_id').where('id', '=', id).executeTakeFirst();
  return inTransaction<DocumentTables, boolean>(connection, async (trx) => {
    const row =
      owner &&
      (await trx
        .selectFrom('player_documents')
        .select(['player_id', 'status'])
        .where('player_id', '=', owner.player_id)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst());
    if (!row) throw new Error(`there is no document ${id}`);
    // A decision leads to a status: only taking back does not.
    const status = move(documentMachine, row.status, verdict) as DocumentStatus;
    await trx
      .updateTable('player_documents')
      .set({ status, reason, updated_at: at })
      .where('player_id', '=', row.player_id)
      .where('id', '=', id)
      .execute();
    const all = await documentsOf(trx, row.player_id);
    const verified = isVerified(all.map((each) => ({ type: each.document_type, status: each.status })));
    await changePlayer(trx, row.player_id, { verified });
    return verified;
  });
}
