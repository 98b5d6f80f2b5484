import type { Licence } from '@cosmodrome/rules/profile/licence';
import type { Generated } from 'kysely';
import type { LedgerTables } from '../ledger/index.ts';

export interface PlayersTable {
  id: Generated<number>;
  email: string;
  password_hash: string;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  date_of_birth: string | null;
  gender: 'm' | 'f' | null;
  country: string;
  city: string | null;
  address: string | null;
  postal_code: string | null;
  state: string | null;
  mobile_phone: string | null;
  personal_id_number: string | null;
  iban: string | null;
  currency: string;
  language: string;
  license_name: Licence;
  receive_promos: boolean;
  receive_sms_promos: boolean;
  receive_promos_via_phone_calls: Generated<boolean>;
  agreed_to_partner_promotions: Generated<boolean>;
  terms_accepted_at: Date | null;
  age_accepted_at: Date | null;
  confirmed_at: Date | null;
  verified: Generated<boolean>;
  can_issue_bonuses: Generated<boolean>;
  deposit_bonus_code: string | null;
  autoregistered: Generated<boolean>;
  registration_key: string | null;
  /** Who sent the player: the affiliate's tag and campaign. */
  stag: string | null;
  affb_id: string | null;
  /** The listed name of the site under which the account was opened; null for a name that nobody listed. */
  host: string | null;
  /** The longest session the player allows; null for the usual end. */
  session_minutes: number | null;
  created_at: Date;
  current_sign_in_at: Date | null;
  last_sign_in_at: Date | null;
  /** Closed by the player: nobody signs in any more, the books stay. */
  closed_at: Date | null;
  /** Sealed; null while the second factor is off. */
  two_factor_secret: Uint8Array | null;
  /** The last step of the authenticator that was used: none up to it opens anything again. */
  two_factor_step: bigint | null;
}

/** The players, with the tables of the ledger that has their wallets. */
export interface ProfileTables extends LedgerTables {
  players: PlayersTable;
  player_groups: { player_id: number; group_id: string; added_at: Date };
  terms_versions: { published_at: Date };
}
