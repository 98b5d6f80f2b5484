import type { WheelFile } from '@cosmodrome/content/schema/wheel.ts';
import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import type { WheelName } from '@cosmodrome/rules/wheel/wheel';
import type { Admission } from '../admission.ts';
import type { Prizes } from '../prizes/index.ts';

/** What the use cases of the wheel need. */
export interface WheelDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly log: { error(details: object, message: string): void };
  readonly wheels: ReadonlyMap<WheelName, WheelFile>;
  readonly prizes: Pick<Prizes, 'grant' | 'hold'>;
  readonly mayBeOffered: Admission['mayBeOffered'];
  /** How often a gift may have to be staked by the player's policy; null: as often as one likes. */
  readonly mostWagerOf: (connection: Connection, playerId: number) => Promise<number | null>;
  /** What a game on the shelf is called. */
  readonly gameOf: (identifier: string) => string | undefined;
  /** What points are worth (player protection R33). */
  readonly rates: readonly PointsRate[];
  /** What spins are called among the gifts. */
  readonly titleOf: (locale: string, count: number) => string;
}
