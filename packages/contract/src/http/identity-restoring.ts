import { z } from 'zod';
import { call } from '../call.ts';
import { LetterAsked } from './contact.ts';

const token = z.string().min(1).max(256);

export const PasswordRestore = z.object({
  user: z.object({
    reset_password_token: token,
    password: z.string().max(128),
    password_confirmation: z.string().max(128).optional(),
  }),
});

/** The ways back in by a letter: another password, a sign-in that is open again. */
export const identityRestoring = {
  'identity.remind': call({
    system: 'identity',
    summary: 'Ask for a letter with a link to a new password; the answer is the same for every address',
    method: 'POST',
    path: '/api/users/password',
    audience: 'anyone',
    pace: 'letter',
    body: LetterAsked,
    answers: { 204: null },
    errors: [422],
  }),
  'identity.restorePassword': call({
    system: 'identity',
    summary: 'Set another password with the token of the letter, once; all sessions end, nobody is signed in',
    method: 'PUT',
    path: '/api/users/password',
    audience: 'anyone',
    pace: 'secret',
    idempotency: 'key',
    body: PasswordRestore,
    answers: { 204: null },
    errors: [422],
  }),
  'identity.askUnlock': call({
    system: 'identity',
    summary: 'Ask for a letter that opens a paused sign-in; the answer is the same for every address',
    method: 'POST',
    path: '/api/users/unlock',
    audience: 'anyone',
    pace: 'letter',
    body: LetterAsked,
    answers: { 204: null },
    errors: [422],
  }),
  'identity.unlock': call({
    system: 'identity',
    summary: 'Open a paused sign-in with the token of the letter, once',
    method: 'PUT',
    path: '/api/users/unlock',
    audience: 'anyone',
    pace: 'secret',
    idempotency: 'key',
    body: z.object({ user: z.object({ unlock_token: token }) }),
    answers: { 204: null },
    errors: [422],
  }),
} as const;
