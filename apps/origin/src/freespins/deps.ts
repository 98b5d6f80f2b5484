import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Admission } from '../admission.ts';
import type { StudioServer } from '../adapters/providers/index.ts';
import type { Prizes, Titles } from '../prizes/index.ts';

/** What has to be known of a game. */
export interface FreeSpinGame {
  readonly identifier: string;
  readonly title: string;
  readonly provider: string;
  readonly slug: string;
  readonly family: string;
  readonly currencies: readonly string[];
}

/** What the use cases of free spins need. */
export interface FreeSpinDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  /** A game that is on the shelf. */
  readonly gameOf: (identifier: string) => FreeSpinGame | undefined;
  /** The server of a studio of the catalogue, and one by its own name. */
  readonly serverOf: (provider: string) => StudioServer | undefined;
  readonly serverById: (id: string) => StudioServer | undefined;
  /** The player's name towards studios. */
  readonly playerRef: (playerId: number) => string;
  readonly prizes: Pick<Prizes, 'grant'>;
  readonly mayPlay: Admission['mayPlay'];
  readonly mayBeOffered: Admission['mayBeOffered'];
  /** What free spins are called where the grant says nothing. */
  readonly titles: Titles;
}
