import type { Generated } from 'kysely';
import type { ProfileTables } from '../profile/index.ts';

/** Sessions and what opens them, beside the players whose they are. */
export interface IdentityTables extends ProfileTables {
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
    /** After how many minutes without use it ends. */
    idle_minutes: Generated<number>;
  };
  /** Whose session a token opens: sessions themselves lie with their players. */
  session_tokens: { token_hash: Uint8Array; player_id: number; left_at: Date | null };
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
  recovery_codes: { player_id: number; code_hash: Uint8Array; used_at: Date | null };
  second_steps: { token_hash: Uint8Array; player_id: number; password_hash: string; expires_at: Date };
  used_captchas: { challenge_hash: Uint8Array; expires_at: Date };
  sign_in_failures: { subject: Uint8Array; failures: number; counted_from: Date };
}
