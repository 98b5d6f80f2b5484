import type { WheelSegment } from '@cosmodrome/content/schema/wheel.ts';
import type { WheelName, WheelStage } from '@cosmodrome/rules/wheel/wheel';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** Made by the migration `wheel`. */
export interface WheelTables {
  /** What was given: spins that are alike. */
  wheel_gifts: {
    player_id: number;
    id: Generated<number>;
    /** That of the grant. */
    key: string;
    group_key: string;
    wheel: WheelName;
    /** As they were when it was given. */
    segments: JSONColumnType<WheelSegment[]>;
    /** What the weights are drawn as (`draws`). */
    table_name: string;
    table_hash: string;
    count: number;
    created_at: Date;
    valid_until: Date;
  };
  wheel_spins: {
    player_id: number;
    id: Generated<number>;
    gift_id: number;
    stage: WheelStage;
    /** Which of the segments came out. */
    picked: number | null;
    ended_at: Date | null;
  };
}

export type WheelGiftRow = Selectable<WheelTables['wheel_gifts']>;
type SpinRow = Selectable<WheelTables['wheel_spins']>;

/** A spin with what was given. */
export type WheelRow = Omit<WheelGiftRow, 'id'> & Omit<SpinRow, 'player_id'>;
