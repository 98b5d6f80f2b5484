import { z } from 'zod';
import { call } from '../call.ts';

/** Names, ids and marks of a chat: letters, digits and a few signs, so that nothing of them can be markup or a path. */
const mark = (most: number) => z.string().regex(new RegExp(`^[\\w.:-]{1,${most}}$`));

/** What a chat names its question by (`requestId`) and its kind (`type`): given back, and nothing follows from them. */
const question = { requestId: mark(64), type: mark(32) };

/** The player as the chat knows it, and the chat's own project. */
const conversation = { internalId: z.union([mark(16), z.int().nonnegative()]), project: mark(64) };

const RestoreId = z.object({
  ...question,
  data: z.object({ project: z.string(), restoreId: z.string().nullable() }),
});

/** The id by which a chat shows a player's former conversation again (spec 7). It opens what was said: only its player has it. */
export const contactChat = {
  'contact.restoreId': call({
    system: 'contact',
    summary: "The id that brings back the player's conversation; null before the first",
    method: 'POST',
    path: '/restore-id/get',
    audience: 'player',
    idempotency: 'safe',
    body: z.object({ ...question, data: z.object(conversation) }),
    answers: { 200: RestoreId },
    errors: [401, 404, 422],
  }),
  'contact.setRestoreId': call({
    system: 'contact',
    summary: "Keep the id that brings back the player's conversation; of one project the last one counts",
    method: 'POST',
    path: '/restore-id/set',
    audience: 'player',
    body: z.object({ ...question, data: z.object({ ...conversation, restoreId: mark(128) }) }),
    answers: { 200: RestoreId },
    errors: [401, 404, 422],
  }),
} as const;
