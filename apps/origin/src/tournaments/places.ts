import { acrossShards, type Connection } from '@cosmodrome/database';
import { sql, type RawBuilder } from 'kysely';
import type { EntryRow, TournamentsTables } from './tables.ts';

const REASON = 'places are counted among the entries of everybody';

/** Entries that have a place; the indexes of places hold these and no others. */
const RANKED = sql<boolean>`e.score > 0 and not e.is_out and e.left_at is null`;

/** A row of a board. */
export type Placed = EntryRow & { readonly place_in_team: number | null };

/** What of a tournament is looked at: all of it, or a team. */
interface Within {
  readonly id: number;
  readonly team?: number | null;
}

const within = ({ id, team }: Within): RawBuilder<boolean> =>
  sql<boolean>`e.tournament_id = ${id} and ${(team ?? null) === null ? sql`true` : sql`e.team = ${team}`} and ${RANKED}`;

/** Entries from a place on, in their order: by score, then who reached it first. */
export async function placed(
  connection: Connection,
  of: Within,
  { from, most }: { from: number; most: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.* from tournaments_entries e where ${within(of)}
    order by e.score desc, e.reached_at, e.player_id limit ${most} offset ${from - 1}
  `.execute(acrossShards<TournamentsTables>(connection, REASON));
  return rows;
}

/** The same entries with their places in their teams. */
export async function placedInTeams(connection: Connection, entries: readonly EntryRow[]): Promise<Placed[]> {
  const placesInTeams: Placed[] = [];
  for (const entry of entries) {
    const { team } = entry;
    const place = team === null ? null : await placeOf(connection, entry, { team });
    placesInTeams.push({ ...entry, place_in_team: place });
  }
  return placesInTeams;
}

type Ranked = Pick<EntryRow, 'tournament_id' | 'player_id' | 'score' | 'reached_at' | 'is_out' | 'left_at'>;

/** A score, and how many entries have a higher one. */
export interface Mark {
  readonly score: bigint;
  readonly above: number;
}

/** There is a mark at every so manieth place: as many entries are counted for a place at most. */
const MARK_EVERY = 2_000;

/** Marks among the places of a tournament as they are now, the highest first: kept for as long as a board is. */
export async function marksOf(connection: Connection, id: number, every = MARK_EVERY): Promise<readonly Mark[]> {
  const { rows } = await sql<Mark>`
    select score, above from (
      select e.score, row_number() over ranks as n, (rank() over ranks - 1)::integer as above
      from tournaments_entries e where ${within({ id })} window ranks as (order by e.score desc)
    ) p where n % ${every} = 0 order by score desc
  `.execute(acrossShards<TournamentsTables>(connection, REASON));
  return rows;
}

/**
 * The place of an entry; null for one that has none. Counted from the nearest mark in front of it, or from the front where
 * there is none: the first places are always exact, those behind a mark are as old as it is.
 */
export async function placeOf(
  connection: Connection,
  entry: Ranked,
  { team = null, marks = [] }: { team?: number | null; marks?: readonly Mark[] } = {},
): Promise<number | null> {
  if (entry.score <= 0n || entry.is_out || entry.left_at !== null) return null;
  const all = within({ id: entry.tournament_id, team });
  const mark = team === null ? marks.findLast(({ score }) => score >= entry.score) : undefined;
  const behindMark = mark ? sql`and e.score <= ${mark.score}` : sql``;
  const { rows } = await sql<{ others: number }>`
    select (select count(*) from tournaments_entries e where ${all} and e.score > ${entry.score} ${behindMark})::integer
      + (select count(*) from tournaments_entries e where ${all} and e.score = ${entry.score}
          and (e.reached_at, e.player_id) < (${entry.reached_at}, ${entry.player_id}))::integer as others
  `.execute(acrossShards<TournamentsTables>(connection, REASON));
  return (mark?.above ?? 0) + (rows[0]?.others ?? 0) + 1;
}

/** The places of many entries at once, by player: one pass over all of them. */
export async function placesOf(
  connection: Connection,
  id: number,
  players: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ player_id: number; place: number }>`
    select player_id, place from (
      select e.player_id, row_number() over (order by e.score desc, e.reached_at, e.player_id)::integer as place
      from tournaments_entries e where ${within({ id })}
    ) p where p.player_id = any(${[...players]}::integer[])
  `.execute(acrossShards<TournamentsTables>(connection, REASON));
  return new Map(rows.map(({ player_id, place }) => [player_id, place]));
}

/** The scores next to an entry: of the place in front and of the one behind. */
export async function neighbours(
  connection: Connection,
  entry: Ranked,
): Promise<{ inFront: bigint | null; behind: bigint | null }> {
  const all = within({ id: entry.tournament_id });
  const [score, at, player] = [entry.score, entry.reached_at, entry.player_id];
  const { rows } = await sql<{ in_front: bigint | null; behind: bigint | null }>`
    select coalesce(
      (select e.score from tournaments_entries e where ${all} and e.score = ${score}
        and (e.reached_at, e.player_id) < (${at}, ${player}) limit 1),
      (select min(e.score) from tournaments_entries e where ${all} and e.score > ${score})
    ) as in_front, coalesce(
      (select e.score from tournaments_entries e where ${all} and e.score = ${score}
        and (e.reached_at, e.player_id) > (${at}, ${player}) limit 1),
      (select max(e.score) from tournaments_entries e where ${all} and e.score < ${score})
    ) as behind
  `.execute(acrossShards<TournamentsTables>(connection, REASON));
  return { inFront: rows[0]?.in_front ?? null, behind: rows[0]?.behind ?? null };
}

/** How many are in a tournament: who has joined, and whose rounds count. */
export async function entriesIn(connection: Connection, id: number): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::integer as entries from tournaments_entries e
    where e.tournament_id = ${id} and e.left_at is null and not e.is_out and (e.rounds > 0 or e.confirmed_at is not null)
  `.execute(acrossShards<TournamentsTables>(connection, REASON));
  return rows[0]?.entries ?? 0;
}

export interface TeamScore {
  readonly team: number;
  readonly score: bigint;
  readonly players: number;
}

/** The teams that have a score, the best first; of two with the same, who reached it first. */
export async function teamScores(connection: Connection, id: number): Promise<TeamScore[]> {
  const { rows } = await sql<TeamScore>`
    select e.team, sum(e.score)::bigint as score, count(*)::integer as players from tournaments_entries e
    where ${within({ id })} and e.team is not null
    group by e.team order by sum(e.score) desc, max(e.reached_at), e.team
  `.execute(acrossShards<TournamentsTables>(connection, REASON));
  return rows.map(({ team, score, players }) => ({ team, score: BigInt(score), players }));
}
