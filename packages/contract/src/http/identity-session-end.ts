import { SESSION_ENDS } from '@cosmodrome/rules/identity/session-end';
import { z } from 'zod';
import { call } from '../call.ts';
import { Instant } from '../values.ts';

/** Why this browser is no longer signed in; `reason` is null where it is, or never was. */
const SessionEnd = z.object({
  reason: z.enum(SESSION_ENDS).nullable(),
  /** The limit that ended it, or how long nobody used it. */
  minutes: z.int().positive().nullable(),
  /** When sign-in opens again after a limit of the player's own; null where it is open. */
  again_at: Instant.nullable(),
});
export type SessionEnd = z.infer<typeof SessionEnd>;

/** What a browser may ask once it is signed in no more. */
export const identitySessionEnd = {
  'identity.sessionEnd': call({
    system: 'identity',
    summary: "Why this browser's session is over, and when the player may sign in again",
    method: 'GET',
    path: '/api/player/session_end',
    audience: 'anyone',
    answers: { 200: SessionEnd },
    errors: [],
  }),
} as const;
