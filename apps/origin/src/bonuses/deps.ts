import type { BonusCampaign } from '@cosmodrome/content/schema/bonuses.ts';
import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { VipFile } from '@cosmodrome/content/schema/vip.ts';
import type { Levels } from '@cosmodrome/rules/levels/levels';
import type { Admission } from '../admission.ts';
import type { Prizes } from '../prizes/index.ts';
import type { ShareOf } from './count.ts';

/** What the use cases of bonuses need. */
export interface BonusDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly campaigns: readonly BonusCampaign[];
  /** What levels are called: a call answers the whole player. */
  readonly levels: Levels;
  /** Who looks after VIPs, for the same. */
  readonly managers: VipFile['managers'];
  readonly shareOf: ShareOf;
  readonly mayBeOffered: Admission['mayBeOffered'];
  readonly prizes: Pick<Prizes, 'grant' | 'hold'>;
}
