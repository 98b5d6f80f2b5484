import type { Generated } from 'kysely';
import type { PolicyProfile } from '@cosmodrome/rules/play/policy';
import type { LedgerTables } from '../ledger/index.ts';

/** `player_id` 0 is nobody. */
export interface PlayTables extends LedgerTables {
  play_sessions: {
    player_id: number;
    id: string;
    studio: string;
    game: string;
    family: string;
    mode: 'real' | 'demo';
    currency: string;
    locale: string;
    /** How fast and how widely it may be played: of the account and the host it was launched on. */
    profile: PolicyProfile;
    /** The longest without a reality check, as the policy had it at the launch. */
    reality_check_minutes: number;
    /** What a round may stake at most, in minor units of the currency, as the policy had it at the launch; null: no bound. */
    highest_stake: bigint | null;
    /** The least time between two rounds, as the policy had it at the launch. */
    min_cycle_ms: Generated<number>;
    /** The session of the account that launched it: they end together. Null for a guest. */
    account_session_id: string | null;
    created_at: Date;
    opened_at: Date | null;
    expires_at: Date;
    ended_at: Date | null;
  };
  /** The gaming session of each player that plays for real money. */
  play_gaming_sessions: { player_id: number; started_at: Date; seen_at: Date; checked_at: Date };
  play_launch_tokens: { token_hash: Uint8Array; player_id: number; session_id: string; expires_at: Date };
}
