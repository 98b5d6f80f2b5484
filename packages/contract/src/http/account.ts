import { REGISTRATION_EXTRAS, type RegistrationExtra } from '@cosmodrome/rules/account/registration';
import { z } from 'zod';
import { call } from '../call.ts';
import { CaptchaSolution } from './account-captcha.ts';
import { accountSecurity } from './account-security.ts';
import { CountryCode, CurrencyCode, Instant, LocaleCode } from '../values.ts';

export const Status = z.object({ id: z.string(), name: z.string() });

const GroupId = z.union([z.string().max(16), z.int()]);

/** The signed-in player (spec 3). Dates of birth are `yyyy-mm-dd` on the wire. */
export const Player = z.object({
  id: z.int(),
  email: z.string(),
  nickname: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  full_name: z.string().nullable(),
  date_of_birth: z.iso.date().nullable(),
  gender: z.enum(['m', 'f']).nullable(),
  country: CountryCode,
  city: z.string().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  state: z.string().nullable(),
  mobile_phone: z.string().nullable(),
  personal_id_number: z.string().nullable(),
  iban: z.string().nullable(),
  currency: CurrencyCode,
  language: LocaleCode,
  receive_promos: z.boolean(),
  receive_sms_promos: z.boolean(),
  statuses: z.array(Status),
  auth_fields_missed: z.array(z.string()),
  created_at: Instant,
  confirmed_at: Instant.nullable(),
  current_sign_in_at: Instant.nullable(),
  /** The sign-in before this one: shown after each, so that a stranger's is noticed (player-protection R26). */
  last_sign_in_at: Instant.nullable(),
  deposit_bonus_code: z.string().nullable(),
  can_issue_bonuses: z.boolean(),
  autoregistered: z.boolean(),
  verified: z.boolean(),
  two_factor_enabled: z.boolean(),
  license_name: z.enum(['CW', 'EE']),
  sow_questionnaire_expires_at: Instant.nullable(),
});
export type Player = z.infer<typeof Player>;

/** What a guest gets instead: no `id`, so the page knows that nobody is signed in. */
export const Guest = z.object({ country: CountryCode.nullable(), currency: CurrencyCode, language: LocaleCode });
export type Guest = z.infer<typeof Guest>;

/** Fields a player may change; everything else in the body is ignored (mass assignment). */
export const PlayerEdit = z.object({
  nickname: z.string().max(64),
  first_name: z.string().max(64),
  last_name: z.string().max(64),
  date_of_birth: z.string().max(10),
  gender: z.enum(['m', 'f']),
  city: z.string().max(64),
  address: z.string().max(128),
  postal_code: z.string().max(12),
  state: z.string().max(64),
  mobile_phone: z.string().max(32),
  personal_id_number: z.string().max(32),
  iban: z.string().max(42),
  receive_promos: z.boolean(),
  receive_sms_promos: z.boolean(),
});
export type PlayerEdit = z.infer<typeof PlayerEdit>;

const askedOfSome = Object.fromEntries(REGISTRATION_EXTRAS.map((field) => [field, true])) as {
  [K in RegistrationExtra]: true;
};

/** What an account is opened with. Of the profile only what `account.playerFields` names for registration is kept. */
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

/** What a player wants to be sent, and by which way. */
export const Subscriptions = z.object({
  receive_promos: z.boolean(),
  receive_sms_promos: z.boolean(),
  receive_promos_via_phone_calls: z.boolean(),
  agreed_to_partner_promotions: z.boolean(),
});
export type Subscriptions = z.infer<typeof Subscriptions>;

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

export const PlayerField = z.object({
  field: z.string(),
  type: z.enum(['string', 'date', 'boolean', 'list']),
  length: z.object({ minimum: z.int().optional(), maximum: z.int().optional() }).optional(),
  once_set: z.boolean().optional(),
  age: z.object({ min: z.object({ default: z.int() }) }).optional(),
  inclusion: z.object({ in: z.array(z.string()).optional() }).optional(),
});

export const account = {
  'account.register': call({
    system: 'account',
    summary: 'Open an account and sign in',
    method: 'POST',
    path: '/api/users',
    audience: 'guest',
    restrictedCountries: false,
    idempotency: 'key',
    body: Registration,
    answers: { 201: Player },
    errors: [403, 422],
  }),
  'account.signIn': call({
    system: 'account',
    summary: 'Sign in; the answer is the same for an unknown address and a wrong password',
    method: 'POST',
    path: '/api/users/sign_in',
    audience: 'anyone',
    restrictedCountries: false,
    body: SignIn,
    answers: { 201: Player },
    errors: [403, 422],
  }),
  'account.signOut': call({
    system: 'account',
    summary: 'End the session; also without one',
    method: 'DELETE',
    path: '/api/users/sign_out',
    audience: 'anyone',
    answers: { 204: null },
  }),
  'account.player': call({
    system: 'account',
    summary: 'Who is signed in; a guest gets an object without id',
    method: 'GET',
    path: '/api/player',
    audience: 'anyone',
    answers: { 200: z.union([Player, Guest]) },
  }),
  'account.updatePlayer': call({
    system: 'account',
    summary: "Change the player's own data",
    method: 'PATCH',
    path: '/api/player',
    audience: 'player',
    body: z.object({ context: z.string().max(64).optional(), player: PlayerEdit.partial() }),
    answers: { 200: Player },
    errors: [401, 422],
  }),
  'account.updateDetails': call({
    system: 'account',
    summary: 'Complete what `auth_fields_missed` names',
    method: 'POST',
    path: '/api/auth_providers/update_details',
    audience: 'player',
    body: z.object({ user: z.object({ terms_acceptance: z.boolean() }) }),
    answers: { 200: Player },
    errors: [401, 422],
  }),
  'account.updateLocale': call({
    system: 'account',
    summary: "Set the player's language: that of letters, and of pages without one in their address",
    method: 'PATCH',
    path: '/api/player/update_locale',
    audience: 'player',
    body: z.object({ locale: z.string().max(5) }),
    answers: { 200: Player },
    errors: [401, 422],
  }),
  'account.addGroups': call({
    system: 'account',
    summary: 'Put the player into groups that a client may add, such as those that note a popup as shown',
    method: 'POST',
    path: '/api/player/groups',
    audience: 'player',
    body: z.object({
      groups: z.object({ add: z.array(GroupId).max(20), remove: z.array(GroupId).max(20).optional() }),
    }),
    answers: { 200: Player },
    errors: [401, 422],
  }),
  'account.subscriptions': call({
    system: 'account',
    summary: 'What the player wants to be sent',
    method: 'GET',
    path: '/api/subscriptions',
    audience: 'player',
    answers: { 200: Subscriptions },
    errors: [401],
  }),
  'account.updateSubscriptions': call({
    system: 'account',
    summary: 'Change what the player wants to be sent; what is left out stays',
    method: 'PUT',
    path: '/api/subscriptions',
    audience: 'player',
    body: Subscriptions.partial(),
    answers: { 200: Subscriptions },
    errors: [401, 422],
  }),
  'account.changePassword': call({
    system: 'account',
    summary: 'Set another password; all other sessions end and this one gets a new token',
    method: 'PUT',
    path: '/api/users',
    audience: 'player',
    body: PasswordChange,
    answers: { 200: Player },
    errors: [401, 422],
  }),
  ...accountSecurity,
  'account.ownData': call({
    system: 'account',
    summary: 'Everything kept about the player, to take away',
    method: 'GET',
    path: '/api/player/data',
    audience: 'player',
    answers: { 200: z.record(z.string(), z.unknown()) },
    errors: [401],
  }),
  'account.close': call({
    system: 'account',
    summary: 'Close the account for good; refused while money, a round or a payment is left',
    method: 'POST',
    path: '/api/player/close',
    audience: 'player',
    body: z.object({ user: z.object({ current_password: z.string().max(128) }) }),
    answers: { 204: null },
    errors: [401, 422],
  }),
  'account.settings': call({
    system: 'account',
    summary: 'Real-time connection and captcha settings; a guest gets public channels only',
    method: 'GET',
    path: '/api/player/settings',
    audience: 'anyone',
    answers: { 200: PlayerSettings },
  }),
  'account.playerFields': call({
    system: 'account',
    summary: 'Fields of a player and the contexts that ask for them',
    method: 'GET',
    path: '/api/info/player_fields',
    audience: 'anyone',
    answers: {
      200: z.object({ fields: z.array(PlayerField), contexts: z.record(z.string(), z.array(z.string())) }),
    },
  }),
} as const;
