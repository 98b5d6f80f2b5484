import type { LinkPurpose } from '@cosmodrome/rules/account/letters';
import type { DocumentStatus, DocumentType } from '@cosmodrome/rules/account/documents';
import type { Generated } from 'kysely';
import type { LedgerTables } from '../ledger/index.ts';
import type { Licence } from '@cosmodrome/rules/account/licence';

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

/** The account system's tables and the ones of the ledger it opens wallets in. Made by migrations 0010 to 0019. */
export interface AccountTables extends LedgerTables {
  players: PlayersTable;
  player_groups: { player_id: number; group_id: string; added_at: Date };
  sessions: {
    id: string;
    player_id: number;
    token_hash: Uint8Array;
    ip: string;
    country: string | null;
    user_agent: string;
    /** A mark of the browser, where it gave one. */
    device: string | null;
    created_at: Date;
    seen_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
  player_documents: {
    player_id: number;
    id: string;
    document_type: DocumentType;
    status: DocumentStatus;
    description: string | null;
    reason: string | null;
    file_name: string;
    media_type: string;
    file_size: number;
    content_hash: Uint8Array;
    /** Sealed. */
    content: Uint8Array;
    created_at: Date;
    updated_at: Date;
  };
  passkeys: {
    player_id: number;
    id: string;
    credential_id: string;
    public_key: Uint8Array;
    counter: bigint;
    transports: string[];
    backed_up: boolean;
    rp_id: string;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  passkey_challenges: { token_hash: Uint8Array; player_id: number | null; challenge: string; expires_at: Date };
  restore_ids: { player_id: number; project: string; restore_id: string; set_at: Date };
  terms_versions: { published_at: Date };
  recovery_codes: { player_id: number; code_hash: Uint8Array; used_at: Date | null };
  second_steps: { token_hash: Uint8Array; player_id: number; password_hash: string; expires_at: Date };
  letter_links: {
    token_hash: Uint8Array;
    player_id: number;
    purpose: LinkPurpose;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  used_captchas: { challenge_hash: Uint8Array; expires_at: Date };
  sign_in_failures: { subject: Uint8Array; failures: number; counted_from: Date };
}
