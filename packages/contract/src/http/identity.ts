import { REGISTRATION_EXTRAS, type RegistrationExtra } from '@cosmodrome/rules/identity/registration';
import { z } from 'zod';
import { call } from '../call.ts';
import { CaptchaSolution } from './identity-captcha.ts';
import { GroupId, Player, PlayerEdit } from './profile.ts';

const askedOfSome = Object.fromEntries(REGISTRATION_EXTRAS.map((field) => [field, true])) as {
  [K in RegistrationExtra]: true;
};

/** What an account is opened with. Of the profile only what `profile.playerFields` names for registration is kept. */
export const Registration = z.object({
  user: z.object({
    ...PlayerEdit.pick(askedOfSome).partial().shape,
    email: z.string().max(254),
    password: z.string().max(128),
    password_confirmation: z.string().max(128).optional(),
    country: z.string().max(2),
    currency: z.string().max(4),
    terms_acceptance: z.boolean().optional(),
    age_acceptance: z.boolean().optional(),
    receive_promos: z.boolean().optional(),
    receive_sms_promos: z.boolean().optional(),
    receive_promos_via_phone_calls: z.boolean().optional(),
    agreed_to_partner_promotions: z.boolean().optional(),
    language: z.string().max(5).optional(),
    /** Groups that a client may add to its player; others are passed over. */
    groups: z.array(GroupId).max(16).optional(),
    context: z.literal('registration').optional(),
    captcha: CaptchaSolution.optional(),
    dfpc: z.string().max(128).optional(),
    /** The id of a bonus for new players; empty for none. */
    registration_bonus: z.string().max(64).optional(),
    /** A promotional code; empty for none. */
    bonus_code: z.string().max(64).optional(),
  }),
});
export type Registration = z.infer<typeof Registration>;

/**
 * Two steps of one call: `email` and `password`, and where the account has a second factor, then `otp_attempt` alone: a
 * code of the authenticator or a recovery code. The origin remembers the first step in a cookie of its own.
 */
export const SignIn = z.object({
  user: z.object({
    email: z.string().max(254).optional(),
    password: z.string().max(128).optional(),
    dfpc: z.string().max(128).optional(),
    captcha: CaptchaSolution.optional(),
    otp_attempt: z.string().max(32).optional(),
  }),
});
export type SignIn = z.infer<typeof SignIn>;

export const PasswordChange = z.object({
  user: z.object({
    current_password: z.string().max(128),
    password: z.string().max(128),
    password_confirmation: z.string().max(128),
  }),
});

export const PlayerSettings = z.object({
  cent: z.object({
    user: z.string().optional(),
    timestamp: z.string(),
    token: z.string(),
    url: z.string(),
    authEndpoint: z.string(),
  }),
  recaptcha: z.string().nullable(),
  recaptcha_version: z.literal([2, 3]),
});

export const identity = {
  'identity.register': call({
    system: 'identity',
    summary: 'Open an account and sign in',
    method: 'POST',
    path: '/api/users',
    audience: 'guest',
    pace: 'registration',
    restrictedCountries: false,
    idempotency: 'key',
    body: Registration,
    answers: { 201: Player },
    errors: [403, 422],
  }),
  'identity.signIn': call({
    system: 'identity',
    summary: 'Sign in; the answer is the same for an unknown address and a wrong password',
    method: 'POST',
    path: '/api/users/sign_in',
    audience: 'anyone',
    pace: 'secret',
    restrictedCountries: false,
    body: SignIn,
    answers: { 201: Player },
    errors: [403, 422],
  }),
  'identity.signOut': call({
    system: 'identity',
    summary: 'End the session; also without one',
    method: 'DELETE',
    path: '/api/users/sign_out',
    audience: 'anyone',
    answers: { 204: null },
  }),
  'identity.changePassword': call({
    system: 'identity',
    summary: 'Set another password; all other sessions end and this one gets a new token',
    method: 'PUT',
    path: '/api/users',
    audience: 'player',
    pace: 'secret',
    body: PasswordChange,
    answers: { 200: Player },
    errors: [401, 422],
  }),
  'identity.close': call({
    system: 'identity',
    summary: 'Close the account for good; refused while money, a round or a payment is left',
    method: 'POST',
    path: '/api/player/close',
    audience: 'player',
    pace: 'secret',
    body: z.object({ user: z.object({ current_password: z.string().max(128) }) }),
    answers: { 204: null },
    errors: [401, 422],
  }),
  'identity.settings': call({
    system: 'identity',
    summary: 'Real-time connection and captcha settings; a guest gets public channels only',
    method: 'GET',
    path: '/api/player/settings',
    audience: 'anyone',
    answers: { 200: PlayerSettings },
  }),
} as const;
