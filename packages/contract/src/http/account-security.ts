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
export const accountSecurity = {
  'account.twoFactor': call({
    system: 'account',
    summary: 'Whether a second factor is on, or a secret to set it up',
    method: 'GET',
    path: '/api/v2/player/two_factor',
    audience: 'player',
    answers: { 200: TwoFactorState },
    errors: [401],
  }),
  'account.enableTwoFactor': call({
    system: 'account',
    summary: 'Turn the second factor on; all other sessions end',
    method: 'POST',
    path: '/api/v2/player/two_factor',
    audience: 'player',
    body: z.object({
      two_factor: z.object({
        otp_secret: z.string().max(64),
        authentication_code: authenticationCode,
        current_password: currentPassword,
      }),
    }),
    answers: { 201: RecoveryCodes },
    errors: [401, 422],
  }),
  'account.disableTwoFactor': call({
    system: 'account',
    summary: 'Turn the second factor off, with the password and a code',
    method: 'DELETE',
    path: '/api/v2/player/two_factor',
    audience: 'player',
    body: z.object({
      two_factor: z.object({ authentication_code: authenticationCode, current_password: currentPassword }),
    }),
    answers: { 204: null },
    errors: [401, 422],
  }),
  'account.renewRecoveryCodes': call({
    system: 'account',
    summary: 'New recovery codes; the former ones are void',
    method: 'POST',
    path: '/api/v2/player/two_factor/recovery_codes',
    audience: 'player',
    body: z.object({ two_factor: z.object({ current_password: currentPassword }) }),
    answers: { 201: RecoveryCodes },
    errors: [401, 422],
  }),
  'account.sessions': call({
    system: 'account',
    summary: 'Where the player is signed in, the latest seen first',
    method: 'GET',
    path: '/api/player/sessions',
    audience: 'player',
    answers: { 200: z.array(PlayerSession) },
    errors: [401],
  }),
  'account.endSession': call({
    system: 'account',
    summary: 'Sign one browser out; also when it is signed out already',
    method: 'DELETE',
    path: '/api/player/sessions/:id',
    audience: 'player',
    params: z.object({ id: z.uuid() }),
    answers: { 204: null },
    errors: [401, 404, 422],
  }),
  'account.endOtherSessions': call({
    system: 'account',
    summary: 'Sign all other browsers out',
    method: 'DELETE',
    path: '/api/player/sessions',
    audience: 'player',
    answers: { 204: null },
    errors: [401],
  }),
} as const;
