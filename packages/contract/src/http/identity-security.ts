import { z } from 'zod';
import { call } from '../call.ts';
import { CountryCode, Instant } from '../values.ts';

/** The second factor as it stands; while it is off, with a secret to set it up. `data` is what a QR code says. */
export const TwoFactorState = z.object({
  enabled: z.boolean(),
  otp_secret: z.string().nullable(),
  data: z.string().nullable(),
  recovery_codes_left: z.int().nonnegative(),
});
export type TwoFactorState = z.infer<typeof TwoFactorState>;

/** Shown once: the origin keeps hashes. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
const currentPassword = z.string().max(128);
const authenticationCode = z.string().max(32);

/** A browser that is signed in. Of its address only the part that names a network is told. */
export const PlayerSession = z.object({
  id: z.uuid(),
  ip: z.string(),
  country: CountryCode.nullable(),
  user_agent: z.string(),
  created_at: Instant,
  seen_at: Instant,
  current: z.boolean(),
});
export type PlayerSession = z.infer<typeof PlayerSession>;

/** What holds strangers out of an account: its second factor, and the browsers that are signed in. */
export const identitySecurity = {
  'identity.twoFactor': call({
    system: 'identity',
    summary: 'Whether a second factor is on, or a secret to set it up',
    method: 'GET',
    path: '/api/v2/player/two_factor',
    audience: 'player',
    answers: { 200: TwoFactorState },
    errors: [401],
  }),
  'identity.enableTwoFactor': call({
    system: 'identity',
    summary: 'Turn the second factor on; all other sessions end',
    method: 'POST',
    path: '/api/v2/player/two_factor',
    audience: 'player',
    pace: 'secret',
    body: z.object({
      two_factor: z.object({
        otp_secret: z.string().max(64),
        authentication_code: authenticationCode,
        /** May be left out for ten minutes after a sign-in. */
        current_password: currentPassword.optional(),
      }),
    }),
    answers: { 201: RecoveryCodes },
    errors: [401, 422],
  }),
  'identity.disableTwoFactor': call({
    system: 'identity',
    summary: 'Turn the second factor off, with a code of the authenticator or a recovery code',
    method: 'DELETE',
    path: '/api/v2/player/two_factor',
    audience: 'player',
    pace: 'secret',
    body: z.object({
      two_factor: z.object({ authentication_code: authenticationCode, current_password: currentPassword.optional() }),
    }),
    answers: { 204: null },
    errors: [401, 422],
  }),
  'identity.renewRecoveryCodes': call({
    system: 'identity',
    summary: 'New recovery codes, with a code of the authenticator or a recovery code; the former ones are void',
    method: 'POST',
    path: '/api/v2/player/two_factor/recovery_codes',
    audience: 'player',
    pace: 'secret',
    body: z.object({
      two_factor: z.object({ authentication_code: authenticationCode, current_password: currentPassword.optional() }),
    }),
    answers: { 201: RecoveryCodes },
    errors: [401, 422],
  }),
  'identity.sessions': call({
    system: 'identity',
    summary: 'Where the player is signed in, the latest seen first',
    method: 'GET',
    path: '/api/player/sessions',
    audience: 'player',
    answers: { 200: z.array(PlayerSession) },
    errors: [401],
  }),
  'identity.endSession': call({
    system: 'identity',
    summary: 'Sign one browser out; also when it is signed out already',
    method: 'DELETE',
    path: '/api/player/sessions/:id',
    audience: 'player',
    params: z.object({ id: z.uuid() }),
    answers: { 204: null },
    errors: [401, 404, 422],
  }),
  'identity.endOtherSessions': call({
    system: 'identity',
    summary: 'Sign all other browsers out',
    method: 'DELETE',
    path: '/api/player/sessions',
    audience: 'player',
    answers: { 204: null },
    errors: [401],
  }),
} as const;
