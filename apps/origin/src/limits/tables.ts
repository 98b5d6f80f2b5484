import type { LimitAmount } from '@cosmodrome/rules/limits/changes';
import type { LimitEnd } from '@cosmodrome/rules/limits/course';
import type { HarmMarker } from '@cosmodrome/rules/limits/markers';
import type { AssessmentBand } from '@cosmodrome/rules/limits/self-assessment';
import type { LimitPeriod, LimitStatus, LimitType } from '@cosmodrome/rules/limits/types';
import type { Generated, JSONColumnType } from 'kysely';
import type { LedgerTables } from '../ledger/index.ts';

/** The limits' own tables, beside the ledger's. */
export interface LimitsTables extends LedgerTables {
  user_limits: {
    player_id: number;
    id: Generated<bigint>;
    type: LimitType;
    period: LimitPeriod | null;
    minutes: number | null;
    accounts: JSONColumnType<LimitAmount[]>;
    zone: string;
    status: LimitStatus;
    created_at: Date;
    effective_at: Date | null;
    /** From when a confirmation counts: the mail goes out then. */
    confirm_from: Date | null;
    confirm_until: Date | null;
    active_until: Date | null;
    token_hash: Uint8Array | null;
    mailed_at: Date | null;
    ended_at: Date | null;
    end_reason: LimitEnd | null;
    /** Asked for as something looser than what was in force. */
    asked_looser: Generated<boolean>;
    /** The listed name of the site where it was asked; null for a name that nobody listed. */
    asked_host: string | null;
  };
  limit_prompts: { player_id: number; answered_at: Date };
  self_assessments: { player_id: number; taken_at: Date; score: number; band: AssessmentBand };
  limit_notices: { player_id: number; limit_id: bigint; period_end: Date; amount: bigint };
  harm_markers: { player_id: number; marker: HarmMarker; noticed_at: Date };
}
