import type { CallAnswer } from '@cosmodrome/contract/calls';
import type { Account } from '@cosmodrome/contract/http/money';
import type { Player } from '@cosmodrome/contract/http/profile';
import type { Protection } from '@cosmodrome/contract/http/protection';
import type { Answers } from './scripted-origin.ts';

/** A player with nothing out of the ordinary; a test says what is different about its own. */
export const player: Player = {
  id: 7,
  user_id: 7,
  email: 'ada@example.com',
  nickname: null,
  nick_name: null,
  first_name: 'Ada',
  last_name: 'Ray',
  full_name: 'Ada Ray',
  date_of_birth: '1990-12-10',
  gender: null,
  country: 'DE',
  city: 'Berlin',
  address: 'Sternweg 7',
  postal_code: '10115',
  state: null,
  mobile_phone: '+49 30 1234567',
  personal_id_number: null,
  iban: null,
  currency: 'EUR',
  language: 'en',
  receive_promos: false,
  receive_sms_promos: false,
  receive_promos_via_phone_calls: false,
  agreed_to_partner_promotions: false,
  statuses: [],
  groups: [],
  level: null,
  vip: false,
  manager: null,
  auth_fields_missed: [],
  created_at: '2026-11-01T10:00:00.000Z',
  confirmed_at: '2026-11-01T10:05:00.000Z',
  current_sign_in_at: '2026-11-24T09:00:00.000Z',
  last_sign_in_at: null,
  deposit_bonus_code: null,
  can_issue_bonuses: true,
  autoregistered: false,
  verified: false,
  sumsub_verified: false,
  autologin_link: null,
  profession: null,
  two_factor_enabled: false,
  license_name: 'CW',
  sow_questionnaire_expires_at: null,
};

/** A wallet in euros that is in use, with real money only. */
export const euros = (cents: number): Account => ({
  currency: 'EUR',
  amount_cents: cents,
  available_to_cashout_cents: cents,
  available_to_bet_with_locked_cents: cents,
  active: true,
  deposit_available: true,
  hidden_at: null,
  selected_lottery_id: null,
  wager_status: null,
});

/** Nothing protects this player but what protects everybody. */
export const unprotected: Protection = {
  prompt: null,
  suppression: null,
  markers: [],
  self_assessment: null,
  session_ends_at: null,
};

/** What a connection begins with; without a user that of a guest. */
export const settings = (user?: string): CallAnswer<'identity.settings'> => ({
  cent: { timestamp: '1', token: 't', url: '', authEndpoint: '', ...(user !== undefined && { user }) },
  recaptcha: null,
  recaptcha_version: 2,
});

/** What the frame of every page asks for. */
export const answersToAnybody: Answers = {
  'games.collections': [],
  'content.pages': [],
  'content.bannersConfig': [],
  'content.snippets': [],
  'promotions.excludedStags': [],
  'content.logoConfig': {
    logoUrl: { mobile: '/brand/mark.svg', full: '/brand/logo.svg' },
    name: 'Cosmodrome',
    contact: { email: 'help@cosmodrome.example', phone: null, social: [] },
    partners: [],
    awards: [],
    certificates: [],
  },
  'games.providers': [],
  'games.filter': {
    data: [],
    pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 0, total_count: 0 },
  },
  'identity.settings': settings(),
  'content.currentIp': {
    ip: '192.0.2.7',
    country_code: null,
    region_code: null,
    default_currency: 'EUR',
    restricted: false,
  },
};

/** What the form for a new account asks for. */
export const answersToSignUp: Answers = {
  'profile.playerFields': { fields: [], contexts: {} },
  'content.countries': [],
  'bonuses.registration': [],
  'content.project': {
    apps: { sportsbook: false, casino: true },
    license: 'CW',
    player_two_factor_auth: true,
    available_currency_exchange: false,
    available_referral_system: false,
    supported_payment_api_versions: [],
    hooyu_integration: false,
    country_flags: null,
    livespins: { enabled: false },
    authentication_key: '',
    mailbox_path: null,
    sns_config: { enable: false, base_url: '', flow: '' },
  },
};

/** What the page of a signed-in player asks for beside it. */
export const answersTo = (who: Player): Answers => ({
  'profile.player': who,
  'money.accounts': [euros(10_000)],
  'games.played': [],
  'games.favorites': [],
  'limits.protection': unprotected,
  'gifts.list': [],
  'identity.settings': settings(String(who.id)),
});
