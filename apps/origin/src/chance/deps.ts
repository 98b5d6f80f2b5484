import type { ChanceFile } from '@cosmodrome/content/schema/chance.ts';
import type { Connection } from '@cosmodrome/database';
import type { DrawTable } from '@cosmodrome/fairness';
import type { Clock } from '@cosmodrome/rules/clock';
import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import type { Admission } from '../admission.ts';
import type { Prizes } from '../prizes/index.ts';

export interface ChanceDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly prizes: Pick<Prizes, 'grant' | 'hold'>;
  readonly mayBeOffered: Admission['mayBeOffered'];
  /** Whether the licence of the player's account has points. */
  readonly hasPoints: (playerId: number, host: string) => Promise<boolean>;
  readonly title: ChanceFile['title'];
  readonly outcomes: ChanceFile['outcomes'];
  /** The weights of the outcomes, and what they are known by. */
  readonly table: DrawTable;
  readonly tableHash: string;
  /** What points are worth (player protection R33). */
  readonly rates: readonly PointsRate[];
}
