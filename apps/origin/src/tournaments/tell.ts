import { acrossShards, inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import type { ChannelData } from '@cosmodrome/contract/channels';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { STARTS_SOON_MS, TELL_EVERY_MS } from '@cosmodrome/rules/tournaments/board';
import { append } from '../kernel/outbox/index.ts';
import { playerFacts } from '../profile/index.ts';
import { ownStanding, type Boards } from './boards.ts';
import type { TournamentDeps } from './deps.ts';
import { placesOf } from './places.ts';
import { presentPlaces, presentTeams, type Board, type PresentOptions } from './present.ts';
import { findEntry } from './store.ts';
import type { TournamentRow, TournamentsTables } from './tables.ts';

export const STATUSES = 'tournaments_statuses';
export const NOTIFICATIONS = 'tournament_notifications';

type Notification = ChannelData<typeof NOTIFICATIONS>;

export interface TellDeps extends TournamentDeps {
  readonly boards: Boards;
  readonly publish: (data: ChannelData<'public:tournaments_boards'>) => void;
  readonly prizeTitle: PresentOptions['prizeTitle'];
}

/** Standings that have changed on this node and were not told yet, by tournament. */
export class Untold {
  #changed = new Map<number, Set<number>>();

  add(tournamentId: number, playerId: number): void {
    const players = this.#changed.get(tournamentId) ?? new Set();
    this.#changed.set(tournamentId, players.add(playerId));
  }

  take(tournamentId: number): readonly number[] {
    const players = this.#changed.get(tournamentId) ?? new Set();
    this.#changed.delete(tournamentId);
    return [...players].sort((one, other) => one - other);
  }

  tournaments(): number[] {
    return [...this.#changed.keys()];
  }
}

/**
 * Tells boards that have changed to everybody, moves into and out of them and own standings to their players: each tournament at
 * most once in two seconds, on whichever node. What a node has counted while another one told waits for its next turn.
 */
export async function tellChanges(deps: TellDeps, untold: Untold): Promise<void> {
  const { connection, clock, running, boards } = deps;
  for (const id of untold.tournaments()) {
    const row = running.get(id)?.row;
    if (!row) {
      untold.take(id);
      continue;
    }
    if (!(await claim(connection, id, clock.now()))) continue;
    const players = untold.take(id);
    const board = await boards.of(row, true);
    deps.publish({
      id,
      entries_count: board.entries,
      teams: presentTeams(row, board, 'en'),
      top_players: presentPlaces(row, board.rows, { from: 1, names: board.names }),
    });
    // Whoever was passed stands elsewhere without having played.
    const moved = await tellMoves(deps, row, board);
    await tellOwn(deps, row, [...new Set([...players, ...moved])]);
    deps.onCommit();
  }
}

/** Whether it is this node's turn. */
async function claim(connection: Connection, id: number, now: Date): Promise<boolean> {
  const row = await tablesOf<TournamentsTables>(connection)
    .updateTable('tournaments')
    .set({ told_at: now })
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb('told_at', 'is', null), eb('told_at', '<=', new Date(now.getTime() - TELL_EVERY_MS))]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes the places of the board, and tells who has come onto it and who has left it: each move once.
 * @returns who stands elsewhere than before
 */
async function tellMoves(deps: TellDeps, row: TournamentRow, board: Board): Promise<number[]> {
  const { connection } = deps;
  const now = new Map(board.rows.map(({ player_id: playerId }, at) => [playerId, at + 1]));
  const before = await acrossShards<TournamentsTables>(connection, 'a board is that of everybody')
    .selectFrom('tournaments_entries')
    .select(['player_id', 'board_place', 'is_out', 'left_at'])
    .where('tournament_id', '=', row.id)
    .where('board_place', 'is not', null)
    .execute();
  const shown = new Map(before.map((entry) => [entry.player_id, entry]));
  const players = [...new Set([...now.keys(), ...shown.keys()])].sort((one, other) => one - other);
  const moved: number[] = [];
  for (const playerId of players) {
    const [place, entry] = [now.get(playerId) ?? null, shown.get(playerId)];
    const previous = entry?.board_place ?? null;
    if (place === previous) continue;
    moved.push(playerId);
    const isTold = (place === null) !== (previous === null) && !entry?.is_out && (entry?.left_at ?? null) === null;
    const titles = isTold ? await titleFor(deps, row, playerId) : null;
    await inTransaction<TournamentsTables, void>(connection, async (trx) => {
      const changed = await trx
        .updateTable('tournaments_entries')
        .set({ board_place: place })
        .where('player_id', '=', playerId)
        .where('tournament_id', '=', row.id)
        .where('board_place', 'is not distinct from', previous)
        .returning('player_id')
        .executeTakeFirst();
      if (!changed || titles === null) return;
      await notify(trx, deps, row, {
        playerId,
        event: place === null ? 'player_kicked_from_leaderboard' : 'player_joined_leaderboard',
        title: titles,
        place,
        previous,
      });
    });
  }
  return moved;
}

async function titleFor({ connection }: TournamentDeps, row: TournamentRow, playerId: number): Promise<string> {
  const player = await playerFacts(connection, playerId);
  return inLanguage(row.terms.words, player?.language ?? 'en')?.title ?? row.identifier;
}

async function notify(
  trx: Connection,
  { clock }: Pick<TournamentDeps, 'clock'>,
  row: TournamentRow,
  told: {
    playerId: number;
    event: Notification['event'];
    title: string;
    place: number | null;
    previous: number | null;
  },
): Promise<void> {
  const payload: Notification = {
    event: told.event,
    id: row.id,
    identifier: row.identifier,
    title: told.title,
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
    award_place: told.place,
    previous_place: told.previous,
  };
  await append(trx, { topic: NOTIFICATIONS, playerId: told.playerId, isPrivate: true, at: clock.now(), payload });
}

/** So many places are asked for one by one; more of them in one pass over all entries. */
const FEW = 20;

/** Tells players who look at their standing what it is now. */
async function tellOwn(deps: TellDeps, row: TournamentRow, players: readonly number[]): Promise<void> {
  const { connection, clock, boards, prizeTitle, entrant } = deps;
  if (players.length === 0) return;
  const watching = await acrossShards<TournamentsTables>(connection, 'players who look at their standings')
    .selectFrom('tournaments_entries')
    .select('player_id')
    .where('tournament_id', '=', row.id)
    .where('player_id', 'in', players)
    .where('watched_until', '>', clock.now())
    .orderBy('player_id')
    .execute();
  const ids = watching.map(({ player_id: playerId }) => playerId);
  const places = ids.length > FEW ? await placesOf(connection, row.id, ids) : new Map<number, number>();
  for (const playerId of ids) {
    if ((await entrant(playerId)) === null) continue;
    const [entry, player] = [await findEntry(connection, playerId, row.id), await playerFacts(connection, playerId)];
    const payload = await ownStanding(deps, boards, {
      row,
      entry,
      nickname: player?.nickname ?? null,
      place: places.get(playerId),
      locale: player?.language ?? 'en',
      prizeTitle,
    });
    await inTransaction(connection, async (trx) => {
      await append(trx, { topic: STATUSES, playerId, isPrivate: true, at: clock.now(), payload });
    });
  }
}

/** Tells who is in a tournament, or has asked to be reminded, that it starts soon, and that it has started: each once. */
export async function tellStarts(deps: TournamentDeps): Promise<void> {
  const { connection, clock, running, entrantNow } = deps;
  const now = clock.now();
  for (const { row } of running.all()) {
    const hasBegun = row.start_at <= now;
    if (row.end_at <= now || row.start_at.getTime() - STARTS_SOON_MS > now.getTime()) continue;
    const column = hasBegun ? 'told_start' : 'told_soon';
    const due = await acrossShards<TournamentsTables>(connection, 'a start is told to everybody who waits for it')
      .selectFrom('tournaments_entries')
      .select('player_id')
      .where('tournament_id', '=', row.id)
      .where(column, '=', false)
      .where('left_at', 'is', null)
      // Who came in later needs no word of the start.
      .where(({ eb, or }) => or([eb('reminder', '=', true), eb('confirmed_at', '<', row.start_at)]))
      .orderBy('player_id')
      .limit(1_000)
      .execute();
    for (const { player_id: playerId } of due) {
      const isAdmitted = (await entrantNow(playerId)) !== null;
      const title = await titleFor(deps, row, playerId);
      await inTransaction<TournamentsTables, void>(connection, async (trx) => {
        const changed = await trx
          .updateTable('tournaments_entries')
          .set({ [column]: true })
          .where('player_id', '=', playerId)
          .where('tournament_id', '=', row.id)
          .where(column, '=', false)
          .returning('player_id')
          .executeTakeFirst();
        const event = hasBegun ? 'tournament_started' : 'tournament_starts_soon';
        if (changed && isAdmitted)
          await notify(trx, deps, row, { playerId, event, title, place: null, previous: null });
      });
    }
    if (due.length > 0) deps.onCommit();
  }
}
