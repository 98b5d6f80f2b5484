import { z } from 'zod';
import { call } from '../call.ts';
import { Instant } from '../values.ts';
import { CaptchaSolution } from './identity-captcha.ts';
import { Player } from './profile.ts';

/** A letter is asked for by the address alone: the answer never tells whether an account has it. */
export const LetterAsked = z.object({
  user: z.object({ email: z.string().max(254), captcha: CaptchaSolution.optional() }),
});
export type LetterAsked = z.infer<typeof LetterAsked>;

/** What whoever opens the link of a letter without being signed in learns: no data of the player. */
export const ConfirmedAddress = z.object({ confirmed_at: Instant });

/** What a player wants to be sent, and by which way. */
export const Subscriptions = z.object({
  receive_promos: z.boolean(),
  receive_sms_promos: z.boolean(),
  receive_promos_via_phone_calls: z.boolean(),
  agreed_to_partner_promotions: z.boolean(),
});
export type Subscriptions = z.infer<typeof Subscriptions>;

/** How the house reaches a player: the address that is confirmed, and what the player wants to be sent. */
export const contact = {
  'contact.confirmEmail': call({
    system: 'contact',
    summary: 'Confirm the address with the token of the letter; a repetition is answered the same',
    method: 'GET',
    path: '/api/users/confirmation',
    audience: 'anyone',
    pace: 'secret',
    idempotency: 'natural',
    query: z.object({ confirmation_token: z.string().min(1).max(256) }),
    answers: { 200: z.union([Player, ConfirmedAddress]) },
    errors: [422],
  }),
  'contact.resendConfirmation': call({
    system: 'contact',
    summary: 'Ask for another letter that confirms the address',
    method: 'POST',
    path: '/api/users/confirmation',
    audience: 'anyone',
    pace: 'letter',
    body: LetterAsked,
    answers: { 204: null },
    errors: [422],
  }),
  'contact.checkEmail': call({
    system: 'contact',
    summary: 'Whether an address can be one; never whether an account has it',
    method: 'POST',
    path: '/check-email',
    audience: 'anyone',
    pace: 'secret',
    body: z.object({ email: z.string().max(254) }),
    answers: { 200: z.object({ errors: z.object({ message: z.string() }).optional() }) },
  }),
  'contact.subscriptions': call({
    system: 'contact',
    summary: 'What the player wants to be sent',
    method: 'GET',
    path: '/api/subscriptions',
    audience: 'player',
    answers: { 200: Subscriptions },
    errors: [401],
  }),
  'contact.updateSubscriptions': call({
    system: 'contact',
    summary: 'Change what the player wants to be sent; what is left out stays',
    method: 'PUT',
    path: '/api/subscriptions',
    audience: 'player',
    body: Subscriptions.partial(),
    answers: { 200: Subscriptions },
    errors: [401, 422],
  }),
} as const;
