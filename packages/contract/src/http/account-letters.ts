import { z } from 'zod';
import { call } from '../call.ts';
import { Instant } from '../values.ts';
import { CaptchaSolution } from './account-captcha.ts';
import { Player } from './account.ts';

/** A letter is asked for by the address alone: the answer never tells whether an account has it. */
const LetterAsked = z.object({
  user: z.object({ email: z.string().max(254), captcha: CaptchaSolution.optional() }),
});
export type LetterAsked = z.infer<typeof LetterAsked>;
const token = z.string().min(1).max(256);

export const PasswordRestore = z.object({
  user: z.object({
    reset_password_token: token,
    password: z.string().max(128),
    password_confirmation: z.string().max(128).optional(),
  }),
});

/** What whoever opens the link of a letter without being signed in learns: no data of the player. */
export const ConfirmedAddress = z.object({ confirmed_at: Instant });

/** Calls around letters: another password, a confirmed address, a sign-in that is open again. */
export const accountLetters = {
  'account.remind': call({
    system: 'account',
    summary: 'Ask for a letter with a link to a new password; the answer is the same for every address',
    method: 'POST',
    path: '/api/users/password',
    audience: 'anyone',
    body: LetterAsked,
    answers: { 204: null },
    errors: [422],
  }),
  'account.restorePassword': call({
    system: 'account',
    summary: 'Set another password with the token of the letter, once; all sessions end, nobody is signed in',
    method: 'PUT',
    path: '/api/users/password',
    audience: 'anyone',
    idempotency: 'key',
    body: PasswordRestore,
    answers: { 204: null },
    errors: [422],
  }),
  'account.confirmEmail': call({
    system: 'account',
    summary: 'Confirm the address with the token of the letter; a repetition is answered the same',
    method: 'GET',
    path: '/api/users/confirmation',
    audience: 'anyone',
    idempotency: 'natural',
    query: z.object({ confirmation_token: token }),
    answers: { 200: z.union([Player, ConfirmedAddress]) },
    errors: [422],
  }),
  'account.resendConfirmation': call({
    system: 'account',
    summary: 'Ask for another letter that confirms the address',
    method: 'POST',
    path: '/api/users/confirmation',
    audience: 'anyone',
    body: LetterAsked,
    answers: { 204: null },
    errors: [422],
  }),
  'account.askUnlock': call({
    system: 'account',
    summary: 'Ask for a letter that opens a paused sign-in; the answer is the same for every address',
    method: 'POST',
    path: '/api/users/unlock',
    audience: 'anyone',
    body: LetterAsked,
    answers: { 204: null },
    errors: [422],
  }),
  'account.unlock': call({
    system: 'account',
    summary: 'Open a paused sign-in with the token of the letter, once',
    method: 'PUT',
    path: '/api/users/unlock',
    audience: 'anyone',
    idempotency: 'key',
    body: z.object({ user: z.object({ unlock_token: token }) }),
    answers: { 204: null },
    errors: [422],
  }),
  'account.checkEmail': call({
    system: 'account',
    summary: 'Whether an address can be one; never whether an account has it',
    method: 'POST',
    path: '/check-email',
    audience: 'anyone',
    body: z.object({ email: z.string().max(254) }),
    answers: { 200: z.object({ errors: z.object({ message: z.string() }).optional() }) },
  }),
} as const;
