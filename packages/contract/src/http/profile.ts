import { z } from 'zod';
import { call } from '../call.ts';
import { CountryCode, CurrencyCode, Instant, LocaleCode } from '../values.ts';
import { Manager } from './vip.ts';

export const Status = z.object({ id: z.string(), name: z.string() });

/** A group by its id, which clients write as text or as a number. */
export const GroupId = z.union([z.string().max(16), z.int()]);

/** The signed-in player (spec 3). Dates of birth are `yyyy-mm-dd` on the wire. */
export const Player = z.object({
  id: z.int(),
  /** The id once more, under the name that real-time channels use. */
  user_id: z.int(),
  email: z.string(),
  nickname: z.string().nullable(),
  nick_name: z.string().nullable(),
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
  receive_promos_via_phone_calls: z.boolean(),
  agreed_to_partner_promotions: z.boolean(),
  statuses: z.array(Status),
  /** Ids of the statuses. */
  groups: z.array(z.string()),
  /** Number of the level; null while the player has none. */
  level: z.int().nullable(),
  vip: z.boolean(),
  /** Who looks after the player, by the groups; null outside the VIP club. */
  manager: Manager.nullable(),
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
  /** Whether who the player is has been checked. */
  sumsub_verified: z.boolean(),
  autologin_link: z.string().nullable(),
  profession: z.string().nullable(),
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

export const PlayerField = z.object({
  field: z.string(),
  type: z.enum(['string', 'date', 'boolean', 'list']),
  length: z.object({ minimum: z.int().optional(), maximum: z.int().optional() }).optional(),
  once_set: z.boolean().optional(),
  age: z.object({ min: z.object({ default: z.int() }) }).optional(),
  inclusion: z.object({ in: z.array(z.string()).optional() }).optional(),
});

export const profile = {
  'profile.player': call({
    system: 'profile',
    summary: 'Who is signed in; a guest gets an object without id',
    method: 'GET',
    path: '/api/player',
    audience: 'anyone',
    answers: { 200: z.union([Player, Guest]) },
  }),
  'profile.updatePlayer': call({
    system: 'profile',
    summary: "Change the player's own data",
    method: 'PATCH',
    path: '/api/player',
    audience: 'player',
    body: z.object({ context: z.string().max(64).optional(), player: PlayerEdit.partial() }),
    answers: { 200: Player },
    errors: [401, 422],
  }),
  'profile.updateDetails': call({
    system: 'profile',
    summary: 'Complete what `auth_fields_missed` names',
    method: 'POST',
    path: '/api/auth_providers/update_details',
    audience: 'player',
    body: z.object({ user: z.object({ terms_acceptance: z.boolean() }) }),
    answers: { 200: Player },
    errors: [401, 422],
  }),
  'profile.updateLocale': call({
    system: 'profile',
    summary: "Set the player's language: that of letters, and of pages without one in their address",
    method: 'PATCH',
    path: '/api/player/update_locale',
    audience: 'player',
    body: z.object({ locale: z.string().max(5) }),
    answers: { 200: Player },
    errors: [401, 422],
  }),
  'profile.addGroups': call({
    system: 'profile',
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
  'profile.ownData': call({
    system: 'profile',
    summary: 'Everything kept about the player, to take away',
    method: 'GET',
    path: '/api/player/data',
    audience: 'player',
    pace: 'ownData',
    answers: { 200: z.record(z.string(), z.unknown()) },
    errors: [401],
  }),
  'profile.playerFields': call({
    system: 'profile',
    summary: 'Fields of a player and the contexts that ask for them',
    method: 'GET',
    path: '/api/info/player_fields',
    audience: 'anyone',
    answers: {
      200: z.object({ fields: z.array(PlayerField), contexts: z.record(z.string(), z.array(z.string())) }),
    },
  }),
} as const;
