import type { LotteryFile } from '@cosmodrome/content/schema/lotteries.ts';
import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Log } from '../kernel/log.ts';
import type { Prizes } from '../prizes/index.ts';

export interface LotteryDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly log: Log;
  readonly series: readonly LotteryFile[];
  readonly prizes: Pick<Prizes, 'grant'>;
  /** Whether a player is listed by name, and told: not when excluded, on a break, held back from offers, or closed. */
  readonly isShown: (playerId: number) => Promise<boolean>;
  /** Messages for players were committed. */
  readonly onCommit: () => void;
}
