import type { DropFile } from '@cosmodrome/content/schema/drops.ts';
import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Admission } from '../admission.ts';
import type { GameCatalogue } from '../games/index.ts';
import type { Prizes } from '../prizes/index.ts';

export interface DropDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly series: readonly DropFile[];
  readonly catalogue: GameCatalogue;
  readonly prizes: Pick<Prizes, 'grant' | 'hold'>;
  readonly mayBeOffered: Admission['mayBeOffered'];
  /** Messages for players were committed. */
  readonly onCommit: () => void;
}
