import type { OwnStanding } from '@cosmodrome/contract/http/tournaments';
import { BoundedMap } from '@cosmodrome/rules/bounded-map';
import { BOARD_PLACES, TELL_EVERY_MS } from '@cosmodrome/rules/tournaments/board';
import { nicknamesOf } from '../profile/index.ts';
import type { TournamentDeps } from './deps.ts';
import { entriesIn, marksOf, neighbours, placed, placedInTeams, placeOf, teamScores, type Placed } from './places.ts';
import { presentOwn, type Board, type PresentOptions } from './present.ts';
import { setOut } from './store.ts';
import type { EntryRow, TournamentRow } from './tables.ts';

/** Boards of tournaments that are kept at most. */
const MOST_KEPT = 200;
/** What is over changes no more, except by who may be shown. */
const OVER_FRESH_MS = 60_000;

/** The boards as everybody is shown them: each is read at most once in two seconds, however many ask. */
export class Boards {
  readonly #deps: Pick<TournamentDeps, 'connection' | 'clock' | 'entrant'>;
  readonly #kept = new BoundedMap<number, { at: number; board: Promise<Board> }>(MOST_KEPT);

  constructor(deps: Pick<TournamentDeps, 'connection' | 'clock' | 'entrant'>) {
    this.#deps = deps;
  }

  /** @param anew reads it again, whatever is kept */
  of(row: TournamentRow, anew = false): Promise<Board> {
    const now = this.#deps.clock.now().getTime();
    const known = this.#kept.get(row.id);
    const fresh = row.state === 'paid' ? OVER_FRESH_MS : TELL_EVERY_MS;
    if (known && !anew && now - known.at < fresh) return known.board;
    const board = this.#read(row);
    this.#kept.set(row.id, { at: now, board });
    board.catch(() => this.#kept.delete(row.id));
    return board;
  }

  async #read(row: TournamentRow): Promise<Board> {
    const { connection } = this.#deps;
    const rows = await this.page(row, { from: 1, most: BOARD_PLACES });
    return {
      rows,
      names: await this.names(rows),
      teams: row.terms.teams === null ? [] : await teamScores(connection, row.id),
      entries: row.result?.entries ?? (await entriesIn(connection, row.id)),
      marks: await marksOf(connection, row.id),
    };
  }

  /** The nicknames of players on a board; players who may be shown no offers now have no name there. */
  async names(rows: readonly Placed[]): Promise<Map<number, string | null>> {
    const { connection, entrant } = this.#deps;
    const shown: number[] = [];
    for (const { player_id: playerId } of rows) if ((await entrant(playerId)) !== null) shown.push(playerId);
    return nicknamesOf(connection, shown);
  }

  /**
   * Entries from a place on. A player who may be shown no offers now leaves the places of a tournament that runs; the places
   * of one that is over stay as they were paid.
   */
  async page(row: TournamentRow, which: { from: number; most: number }): Promise<Placed[]> {
    const { connection, entrant } = this.#deps;
    for (;;) {
      const rows = await placed(connection, { id: row.id }, which);
      const out: number[] = [];
      for (const { player_id: playerId, closed_at: closed } of rows) {
        if (closed === null && (await entrant(playerId)) === null) out.push(playerId);
      }
      if (out.length === 0) return placedInTeams(connection, rows);
      await setOut(connection, row.id, out, true);
    }
  }
}

/** A player's own standing, as it is now. */
export async function ownStanding(
  { connection }: Pick<TournamentDeps, 'connection'>,
  boards: Boards,
  asked: {
    row: TournamentRow;
    entry: EntryRow | undefined;
    nickname: string | null;
    /** Where it is known already. */
    place?: number | undefined;
    locale: string;
    prizeTitle: PresentOptions['prizeTitle'];
  },
): Promise<OwnStanding> {
  const { row, entry, nickname, locale, prizeTitle } = asked;
  const { entries, marks } = await boards.of(row);
  const place = asked.place ?? (entry ? await placeOf(connection, entry, { marks }) : null);
  const inTeam =
    entry && entry.team !== null && place !== null ? await placeOf(connection, entry, { team: entry.team }) : null;
  const next =
    entry && place !== null && row.result === null
      ? await neighbours(connection, entry)
      : { inFront: null, behind: null };
  return presentOwn(row, entry, { place, inTeam, nickname, ...next, entries, prizeTitle, locale });
}
