import type { Connection } from '@cosmodrome/database';
import type { LootboxFile } from '@cosmodrome/content/schema/lootboxes.ts';
import type { PointsRate } from '@cosmodrome/rules/levels/levels';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Admission } from '../admission.ts';
import type { Prizes } from '../prizes/index.ts';
import type { ItemTexts } from './items.ts';

/** What has to be known of a game. */
export interface LootboxGame {
  readonly title: string;
  readonly family: string;
  readonly currencies: readonly string[];
}

/** What the use cases of loot boxes need. */
export interface LootboxDeps extends ItemTexts {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly log: { error(details: object, message: string): void };
  /** By the names that prizes have. */
  readonly boxes: ReadonlyMap<string, LootboxFile>;
  readonly prizes: Pick<Prizes, 'grant' | 'hold'>;
  readonly mayBeOffered: Admission['mayBeOffered'];
  /** A game that is on the shelf. */
  readonly gameOf: (identifier: string) => LootboxGame | undefined;
  /** What points are worth (player protection R33). */
  readonly rates: readonly PointsRate[];
}
