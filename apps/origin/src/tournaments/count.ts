import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { holdCounting, ownBet, type CountTable, type RoundChange, type RoundCounting } from '../ledger/index.ts';
import { mayEnter, teamOf, type Entrant } from './eligible.ts';
import type { Running } from './running.ts';
import type { EntryRow, TournamentsTables } from './tables.ts';

/** What each round counts in which tournament. */
export const COUNTED: CountTable = { name: 'tournaments_rounds', grain: 'tournament_id', worth: 'counts' };

type Counted = { readonly score: bigint; readonly bet: bigint; readonly win: bigint; readonly rate: bigint } & {
  readonly settled_at: Date;
};

/** Tournaments in which the player's standing has changed. */
type Changed = readonly number[];

interface Tournaments {
  get(id: number): Running | undefined;
  all(): readonly Running[];
}

/**
 * Counts a round in every tournament that it belongs to, by the moment at which it was settled; one that is taken back, or ends
 * again after a tournament, leaves it. A standing that is closed stays.
 *
 * @param entrant the player whose rounds may begin to count; null where only what counts already is looked at
 */
export const scoreCounting = (
  tournaments: Tournaments,
  entrant: Entrant | null,
): RoundCounting<Changed, number, Counted> => ({
  table: COUNTED,
  hold: async (trx, playerId) => {
    await holdCounting(trx, playerId);
    return [];
  },
  worthOf: (round) => (ownBet(round) > 0n ? 1n : 0n),
  place: async (trx, { playerId, round, worth, counted }) => {
    const before = new Map(counted.map((each) => [each.grain, each.worth]));
    const fits = new Set(
      worth > 0n
        ? tournaments.all().flatMap((tournament) => (tournament.scored(round) ? [tournament.row.id] : []))
        : [],
    );
    const ids = new Set([...before.keys(), ...fits]);
    const entries = await entriesOf(trx, playerId, [...ids]);
    const wanted = new Map<number, bigint>();
    for (const id of ids) {
      const tournament = tournaments.get(id);
      const entry = entries.get(id);
      if (!tournament || (entry?.closed_at ?? null) !== null) continue;
      const stays = before.get(id) === 1n;
      const at = round.finishedAt;
      const counts = fits.has(id) && at !== null && (stays || mayBegin(tournament, entry, { entrant, at }));
      wanted.set(id, counts ? 1n : 0n);
    }
    return wanted;
  },
  more: (round, worth, before, grain) => {
    const scored = worth > 0n ? tournaments.get(grain)?.scored(round) : null;
    const at = round.finishedAt ?? before?.settled_at ?? round.openedAt;
    if (!scored) return { score: 0n, bet: 0n, win: 0n, rate: 0n, settled_at: at };
    const { score, bet, win, rate, settledAt } = scored;
    return { score, bet, win, rate, settled_at: settledAt };
  },
  saysMore: (before, after) =>
    before.bet !== after.bet ||
    before.win !== after.win ||
    before.score !== after.score ||
    before.settled_at.getTime() !== after.settled_at.getTime(),
  onChange: async (trx, changed, change) => {
    const tournament = tournaments.get(change.grain);
    if (!tournament) return changed;
    // A first round only adds; everything else is summed up anew.
    if (change.before === null && tournament.terms.limit === null) await add(trx, tournament, change, entrant);
    else await sumUp(trx, tournament, change.playerId, entrant);
    return [...changed, change.grain];
  },
});

/** Whether a round that has not counted so far may begin to. */
function mayBegin(
  { row }: Running,
  entry: EntryRow | undefined,
  { entrant, at }: { entrant: Entrant | null; at: Date },
): boolean {
  if (entrant === null || !mayEnter(row.terms, entrant)) return false;
  if (entry && entry.left_at !== null) return false;
  if (row.terms.entry === 'open') return true;
  return entry !== undefined && entry.confirmed_at !== null && entry.confirmed_at <= at;
}

async function entriesOf(trx: Connection, playerId: number, ids: readonly number[]): Promise<Map<number, EntryRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tablesOf<TournamentsTables>(trx)
    .selectFrom('tournaments_entries')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('tournament_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.tournament_id, row]));
}

/** Adds a round to a standing; makes the player's row when it is the first. */
async function add(
  trx: Connection,
  { row, terms }: Running,
  { playerId, after }: RoundChange<number, Counted>,
  entrant: Entrant | null,
): Promise<void> {
  const isBest = terms.strategy === 'rate';
  await tablesOf<TournamentsTables>(trx)
    .insertInto('tournaments_entries')
    .values({
      player_id: playerId,
      tournament_id: row.id,
      team: teamOf(row.terms, entrant?.groups ?? []),
      score: after.score,
      bets: after.bet,
      wins: after.win,
      rate: after.rate,
      rounds: 1,
      reached_at: after.score > 0n ? after.settled_at : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'tournament_id']).doUpdateSet({
        score: isBest
          ? sql<bigint>`greatest(tournaments_entries.score, excluded.score)`
          : sql<bigint>`tournaments_entries.score + excluded.score`,
        bets: sql<bigint>`tournaments_entries.bets + excluded.bets`,
        wins: sql<bigint>`tournaments_entries.wins + excluded.wins`,
        rate: sql<bigint>`greatest(tournaments_entries.rate, excluded.rate)`,
        rounds: sql<number>`tournaments_entries.rounds + 1`,
        reached_at: isBest
          ? sql<Date>`case
              when excluded.score > tournaments_entries.score then excluded.reached_at
              when excluded.score = tournaments_entries.score then least(tournaments_entries.reached_at, excluded.reached_at)
              else tournaments_entries.reached_at end`
          : sql<Date>`greatest(tournaments_entries.reached_at, excluded.reached_at)`,
      }),
    )
    .execute();
}

/** Sums a player's rounds up anew: the first so many of them where there is a limit. */
export async function sumUp(
  trx: Connection,
  { row, terms }: Running,
  playerId: number,
  entrant: Entrant | null,
): Promise<void> {
  const isBest = terms.strategy === 'rate';
  await sql`
    insert into tournaments_entries (player_id, tournament_id, team, score, bets, wins, rate, rounds, reached_at)
    select ${playerId}::integer, ${row.id}::integer, ${teamOf(row.terms, entrant?.groups ?? [])}::integer,
      ${isBest ? sql`coalesce(max(c.score), 0)` : sql`coalesce(sum(c.score), 0)`}, coalesce(sum(c.bet), 0),
      coalesce(sum(c.win), 0), coalesce(max(c.rate), 0), count(*),
      ${
        isBest
          ? sql`(array_agg(c.settled_at order by c.score desc, c.settled_at) filter (where c.score > 0))[1]`
          : sql`max(c.settled_at) filter (where c.score > 0)`
      }
    from (
      select * from tournaments_rounds r
      where r.player_id = ${playerId} and r.tournament_id = ${row.id} and r.counts = 1
      order by r.settled_at, r.round_id limit ${terms.limit}
    ) c
    on conflict (player_id, tournament_id) do update set score = excluded.score, bets = excluded.bets,
      wins = excluded.wins, rate = excluded.rate, rounds = excluded.rounds, reached_at = excluded.reached_at
  `.execute(tablesOf(trx));
}
