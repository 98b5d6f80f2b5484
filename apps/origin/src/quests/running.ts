import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { nominalStake } from '@cosmodrome/rules/play/stakes';
import { chosenGames, type GameCatalogue } from '../games/index.ts';
import { ownBet, type Round } from '../ledger/index.ts';
import { RunningRows } from '../series.ts';
import type { QuestRow, QuestsTables } from './tables.ts';

/** A round that was settled in time may be taken back for so long after the end of its quest, and leaves it then. */
export const COUNTED_AFTER_MS = 56 * DAY_MS;

/** A quest that rounds count in. */
export interface Running {
  readonly row: QuestRow;
  readonly games: ReadonlySet<string>;
  /** What a round counts, in minor units of its own currency; 0 when it does not, whoever has played it. */
  bet(round: Round): bigint;
}

export function runningOf(row: QuestRow, catalogue: GameCatalogue): Running {
  const games = chosenGames(row.terms.games, catalogue.games);
  const { least_stake_cents: least, most_stake_cents: most } = row.terms;
  return {
    row,
    games,
    bet: (round) => {
      const { state, finishedAt: at, gameId, currency } = round;
      if (state !== 'settled' || at === null || !games.has(gameId)) return 0n;
      if (at < row.start_at || at >= row.end_at) return 0n;
      const own = ownBet(round);
      return own >= nominalStake(least, currency) && own <= nominalStake(most, currency) ? own : 0n;
    },
  };
}

/** The quests that rounds may count in or leave. */
export class RunningQuests extends RunningRows<QuestRow, Running> {
  constructor(connection: Connection, clock: Clock, catalogue: GameCatalogue) {
    super(
      () =>
        tablesOf<QuestsTables>(connection)
          .selectFrom('quests')
          .selectAll()
          .where('end_at', '>', new Date(clock.now().getTime() - COUNTED_AFTER_MS))
          .orderBy('id')
          .execute(),
      (row) => runningOf(row, catalogue),
    );
  }

  ids(): number[] {
    return this.all().map(({ row }) => row.id);
  }

  /** Those in which a round of a game counts that ends at a moment. */
  at(moment: Date, gameId: string): Running[] {
    return this.all().filter(({ row, games }) => row.start_at <= moment && moment < row.end_at && games.has(gameId));
  }
}
