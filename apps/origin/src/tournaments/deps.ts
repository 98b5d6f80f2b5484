import type { TournamentFile } from '@cosmodrome/content/schema/tournaments.ts';
import type { Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { GameCatalogue } from '../games/index.ts';
import type { Refusal } from '../kernel/http/handler.ts';
import type { Log } from '../kernel/log.ts';
import type { Prizes } from '../prizes/index.ts';
import type { Entrant } from './eligible.ts';
import type { RunningTournaments } from './running.ts';

export interface TournamentDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly log: Log;
  readonly series: readonly TournamentFile[];
  readonly catalogue: GameCatalogue;
  readonly running: RunningTournaments;
  readonly prizes: Pick<Prizes, 'grant'>;
  /** Who a player is to tournaments; null for one who is shown none: excluded, on a break, held back from offers, closed. */
  readonly entrant: (playerId: number) => Promise<Entrant | null>;
  /** The same, asked anew: before something is decided. */
  readonly entrantNow: (playerId: number) => Promise<Entrant | null>;
  readonly mayBeOffered: (playerId: number, host: string | null) => Promise<Refusal | null>;
  /** Messages for players were committed. */
  readonly onCommit: () => void;
}
