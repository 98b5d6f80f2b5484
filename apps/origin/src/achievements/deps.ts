import type { AchievementFile } from '@cosmodrome/content/schema/achievements.ts';
import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import type { Admission } from '../admission.ts';
import type { Prizes } from '../prizes/index.ts';
import type { Hooks } from '../system.ts';

export interface AchievementsDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly all: readonly AchievementFile[];
  readonly prizes: Pick<Prizes, 'grant'>;
  readonly facts: Hooks['facts'];
  readonly mayBeOffered: Admission['mayBeOffered'];
  /** Whether the licence of the player's account has points. */
  readonly hasPoints: (playerId: number) => Promise<boolean>;
  /** What points are worth (player protection R33). */
  readonly rates: readonly PointsRate[];
  readonly onCommit: () => void;
}
