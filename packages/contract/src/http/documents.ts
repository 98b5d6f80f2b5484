import { DOCUMENT_MAX_BYTES, DOCUMENT_STATUSES, DOCUMENT_TYPES } from '@cosmodrome/rules/documents/documents';
import { z } from 'zod';
import { call } from '../call.ts';
import { Instant } from '../values.ts';

/** A paper that a player has sent. What is in it is told to nobody over HTTP, its owner included. */
export const PlayerDocument = z.object({
  id: z.uuid(),
  description: z.string().nullable(),
  document_type: z.enum(DOCUMENT_TYPES),
  status: z.enum(DOCUMENT_STATUSES),
  /** Why it was rejected, in the words of who looked at it. */
  reason: z.string().nullable(),
  file_name: z.string(),
  file_size: z.int().positive(),
  created_at: Instant,
  updated_at: Instant,
});
export type PlayerDocument = z.infer<typeof PlayerDocument>;

/** Base64 of the largest file, and what is around it. */
const CONTENT_MAX = Math.ceil(DOCUMENT_MAX_BYTES / 3) * 4;

/** The same fields as JSON, and as `multipart/form-data` with `file` as a file. */
export const NewDocument = z.object({
  document_type: z.enum(DOCUMENT_TYPES),
  description: z.string().max(200).optional(),
  file: z.object({ file_name: z.string().max(300), content: z.string().max(CONTENT_MAX) }),
});
export type NewDocument = z.infer<typeof NewDocument>;

export const documents = {
  'documents.list': call({
    system: 'documents',
    summary: 'The papers the player has sent, the newest first',
    method: 'GET',
    path: '/api/player/documents',
    audience: 'player',
    answers: { 200: z.array(PlayerDocument) },
    errors: [401],
  }),
  'documents.add': call({
    system: 'documents',
    summary: 'Send a paper; the same one again is the one that waits already',
    method: 'POST',
    path: '/api/player/documents',
    audience: 'player',
    pace: 'upload',
    maxBodyBytes: CONTENT_MAX + 16_384,
    multipart: true,
    body: NewDocument,
    answers: { 201: PlayerDocument },
    errors: [401, 413, 422],
  }),
  'documents.remove': call({
    system: 'documents',
    summary: 'Take a paper back; not one that was approved',
    method: 'DELETE',
    path: '/api/player/documents/:id',
    audience: 'player',
    params: z.object({ id: z.uuid() }),
    answers: { 204: null },
    errors: [401, 404, 422],
  }),
} as const;
