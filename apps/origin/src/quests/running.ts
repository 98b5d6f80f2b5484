import { tablesOf, type Connection } from '@cosmodrome/database';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { nominalStake } from '@cosmodrome/rules/play/stakes';
import { chosenGames, type GameCatalogue } from '../games/index.ts';
import type { Round } from '../ledger/index.ts';
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
    bet: ({ state, finishedAt: at, gameId, currency, bet, betBonus }) => {
      if (state !== 'settled' || at === null || !games.has(gameId)) return 0n;
      if (at < row.start_at || at >= row.end_at) return 0n;
      // Bonus money and free rounds are no stake of the player's own.
      const own = bet - betBonus;
      return own >= nominalStake(least, currency) && own <= nominalStake(most, currency) ? own : 0n;
    },
  };
}

/** The quests that rounds may count in or leave, as this node knows them: read again by a job. */
export class RunningQuests {
  readonly #connection: Connection;
  readonly #catalogue: GameCatalogue;
  #known: ReadonlyMap<number, Running> = new Map();

  constructor(connection: Connection, catalogue: GameCatalogue) {
    this.#connection = connection;
    this.#catalogue = catalogue;
  }

  async refresh(now: Date): Promise<void> {
    const rows = await tablesOf<QuestsTables>(this.#connection)
      .selectFrom('quests')
      .selectAll()
      .where('end_at', '>', new Date(now.getTime() - COUNTED_AFTER_MS))
      .orderBy('id')
      .execute();
    const known = this.#known;
    this.#known = new Map(rows.map((row) => [row.id, known.get(row.id) ?? runningOf(row, this.#catalogue)]));
  }

  get(id: number): Running | undefined {
    return this.#known.get(id);
  }

  ids(): number[] {
    return [...this.#known.keys()];
  }

  /** Those in which a round of a game counts that ends at a moment. */
  at(moment: Date, gameId: string): Running[] {
    return [...this.#known.values()].filter(
      ({ row, games }) => row.start_at <= moment && moment < row.end_at && games.has(gameId),
    );
  }
}
