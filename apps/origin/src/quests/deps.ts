import type { QuestFile } from '@cosmodrome/content/schema/quests.ts';
import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Admission } from '../admission.ts';
import type { GameCatalogue } from '../games/index.ts';
import type { Log } from '../kernel/log.ts';
import type { Prizes } from '../prizes/index.ts';
import type { RunningQuests } from './running.ts';

export interface QuestsDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly log: Log;
  readonly series: readonly QuestFile[];
  readonly catalogue: GameCatalogue;
  readonly running: RunningQuests;
  readonly prizes: Pick<Prizes, 'grant' | 'hold'>;
  readonly mayBeOffered: Admission['mayBeOffered'];
  /** Messages for players were committed. */
  readonly onCommit: () => void;
}
