import type { Criterion } from '@cosmodrome/rules/achievements/progress';
import type { PointsPrize } from '@cosmodrome/rules/prizes/prize';
import type { JSONColumnType, Selectable } from 'kysely';

/** Made by the migration `achievements`. */
export interface AchievementsTables {
  achievements_reached: {
    player_id: number;
    identifier: string;
    /** What was asked for. */
    criterion: JSONColumnType<Criterion>;
    /** The reward as it stood then; null where the licence of the account has no points. */
    prize: JSONColumnType<PointsPrize> | null;
    reached_at: Date;
    collected_at: Date | null;
  };
}

export type ReachedRow = Selectable<AchievementsTables['achievements_reached']>;
