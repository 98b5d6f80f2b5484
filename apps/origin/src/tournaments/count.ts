import { insertRows, tablesOf, type Connection } from '@cosmodrome/database';
import { standingOf } from '@cosmodrome/rules/tournaments/score';
import { sql, type Insertable } from 'kysely';
import {
  countRounds,
  holdAllCounting,
  ownBet,
  uncountRounds,
  type BulkCounting,
  type CountTable,
  type HeldOf,
  type RoundChange,
  type RoundEvent,
} from '../ledger/index.ts';
import { mayEnter, teamOf, type Entrant } from './eligible.ts';
import type { TournamentDeps } from './deps.ts';
import type { Running } from './running.ts';
import type { EntryRow, TournamentsTables } from './tables.ts';

/**
 * Counts rounds that the ledger has told of. Whoever may not enter any tournament, or has played what counts in none, only
 * loses what counts no more.
 *
 * @returns in which tournaments the standings of which players have changed
 */
export async function score(
  { connection, running, entrant }: Pick<TournamentDeps, 'connection' | 'running' | 'entrant'>,
  rounds: readonly RoundEvent[],
): Promise<HeldOf<Changed>> {
  const entrants = new Map<number, Entrant>();
  for (const round of rounds) {
    const isScored = round.state === 'settled' && round.bet > round.betBonus;
    if (!isScored || !running.all().some((tournament) => tournament.mayTake(round))) continue;
    const found = await entrant(round.playerId);
    if (found) entrants.set(round.playerId, found);
  }
  const byEntrant = Map.groupBy(rounds, ({ playerId }) => entrants.has(playerId));
  const counting = scoreCounting(running, (playerId) => entrants.get(playerId) ?? null);
  return new Map([
    ...(await uncountRounds(connection, counting, byEntrant.get(false) ?? [])),
    ...(await countRounds(connection, counting, byEntrant.get(true) ?? [])),
  ]);
}

/** What each round counts in which tournament. */
export const COUNTED: CountTable = { name: 'tournaments_rounds', grain: 'tournament_id', worth: 'counts' };

type Counted = { readonly score: bigint; readonly bet: bigint; readonly win: bigint; readonly rate: bigint } & {
  readonly settled_at: Date;
  readonly ordered: boolean;
};

/** Tournaments in which the player's standing has changed. */
type Changed = readonly number[];

interface Tournaments {
  get(id: number): Running | undefined;
  all(): readonly Running[];
}

/**
 * Counts rounds in every tournament that they belong to, by the moment at which they were settled; one that is taken back, or
 * ends again after a tournament, leaves it. A standing that is closed stays.
 *
 * @param entrantOf the players whose rounds may begin to count; null for those of whom only what counts already is looked at
 */
export const scoreCounting = (
  tournaments: Tournaments,
  entrantOf: (playerId: number) => Entrant | null,
): BulkCounting<Changed, number, Counted> => ({
  table: COUNTED,
  hold: (trx, playerIds) => holdAllCounting(trx, playerIds, []),
  worthOf: (round) => (ownBet(round) > 0n ? 1n : 0n),
  place: async (trx, standings) => {
    const looked = standings.map((standing) => {
      const before = new Map(standing.counted.map((each) => [each.grain, each.worth]));
      const fits = new Set(
        standing.worth > 0n
          ? tournaments.all().flatMap((tournament) => (tournament.scored(standing.round) ? [tournament.row.id] : []))
          : [],
      );
      return { ...standing, before, fits, ids: new Set([...before.keys(), ...fits]) };
    });
    const entries = await entriesOf(trx, looked);
    return looked.map(({ playerId, round, before, fits, ids }) => {
      const wanted = new Map<number, bigint>();
      for (const id of ids) {
        const tournament = tournaments.get(id);
        const entry = entries.get(keyOf(playerId, id));
        if (!tournament || (entry?.closed_at ?? null) !== null) continue;
        const stays = before.get(id) === 1n;
        const at = round.finishedAt;
        const entrant = entrantOf(playerId);
        const counts = fits.has(id) && at !== null && (stays || mayBegin(tournament, entry, { entrant, at }));
        wanted.set(id, counts ? 1n : 0n);
      }
      return wanted;
    });
  },
  more: (round, worth, before, grain) => {
    const scored = worth > 0n ? tournaments.get(grain)?.scored(round) : null;
    const at = round.finishedAt ?? before?.settled_at ?? round.openedAt;
    const ordered = (tournaments.get(grain)?.terms.limit ?? null) !== null;
    if (!scored) return { score: 0n, bet: 0n, win: 0n, rate: 0n, settled_at: at, ordered };
    const { score, bet, win, rate, settledAt } = scored;
    return { score, bet, win, rate, settled_at: settledAt, ordered };
  },
  saysMore: (before, after) =>
    before.bet !== after.bet ||
    before.win !== after.win ||
    before.score !== after.score ||
    before.settled_at.getTime() !== after.settled_at.getTime(),
  onChange: async (trx, held, changes) => {
    const changed = new Map<number, readonly number[]>(held);
    const added: Added[] = [];
    for (const ofStanding of Map.groupBy(changes, ({ playerId, grain }) => keyOf(playerId, grain)).values()) {
      const [first] = ofStanding;
      const tournament = first && tournaments.get(first.grain);
      if (!first || !tournament) continue;
      const { playerId, grain } = first;
      const entrant = entrantOf(playerId);
      // First rounds only add; everything else is summed up anew, once for the standing.
      const onlyAdds = tournament.terms.limit === null && ofStanding.every(({ before }) => before === null);
      if (onlyAdds) added.push(addedOf(tournament, { playerId, entrant, rounds: ofStanding }));
      else await sumUp(trx, tournament, playerId, entrant);
      changed.set(playerId, [...(changed.get(playerId) ?? []), grain]);
    }
    for (const isBest of [false, true]) {
      await add(
        trx,
        added.filter((each) => each.isBest === isBest).map(({ row }) => row),
        isBest,
      );
    }
    return changed;
  },
});

/** How far an entry has come. */
type CourseOfEntry = Pick<EntryRow, 'confirmed_at' | 'left_at' | 'closed_at'>;

const keyOf = (playerId: number, tournamentId: number): string => `${playerId} ${tournamentId}`;

/** Whether a round that has not counted so far may begin to. */
function mayBegin(
  { row }: Running,
  entry: CourseOfEntry | undefined,
  { entrant, at }: { entrant: Entrant | null; at: Date },
): boolean {
  if (entrant === null || !mayEnter(row.terms, entrant)) return false;
  if (entry && entry.left_at !== null) return false;
  if (row.terms.entry === 'open') return true;
  return entry !== undefined && entry.confirmed_at !== null && entry.confirmed_at <= at;
}

async function entriesOf(
  trx: Connection,
  looked: readonly { readonly playerId: number; readonly ids: ReadonlySet<number> }[],
): Promise<Map<string, CourseOfEntry>> {
  const wanted = looked.filter(({ ids }) => ids.size > 0);
  if (wanted.length === 0) return new Map();
  const rows = await tablesOf<TournamentsTables>(trx)
    .selectFrom('tournaments_entries')
    .select(['player_id', 'tournament_id', 'confirmed_at', 'left_at', 'closed_at'])
    .where('player_id', '=', sql<number>`any(${[...new Set(wanted.map(({ playerId }) => playerId))]}::integer[])`)
    .where('tournament_id', 'in', [...new Set(wanted.flatMap(({ ids }) => [...ids]))])
    .execute();
  return new Map(rows.map((row) => [keyOf(row.player_id, row.tournament_id), row]));
}

/** What the first counting of some rounds adds to a standing. */
interface Added {
  /** Whether the best round counts, and not all of them. */
  readonly isBest: boolean;
  readonly row: Insertable<TournamentsTables['tournaments_entries']>;
}

function addedOf(
  { row, terms }: Running,
  added: {
    readonly playerId: number;
    readonly entrant: Entrant | null;
    readonly rounds: readonly RoundChange<number, Counted>[];
  },
): Added {
  const rounds = added.rounds.map(({ round: { roundId }, after }) => ({
    roundId,
    bet: after.bet,
    win: after.win,
    settledAt: after.settled_at,
  }));
  const { reachedAt, ...sums } = standingOf(rounds, terms);
  return {
    isBest: terms.strategy === 'rate',
    row: {
      player_id: added.playerId,
      tournament_id: row.id,
      team: teamOf(row.terms, added.entrant?.groups ?? []),
      ...sums,
      reached_at: reachedAt,
    },
  };
}

/** Adds rounds to standings; makes a player's row when they are the first. */
async function add(trx: Connection, rows: readonly Added['row'][], isBest: boolean): Promise<void> {
  if (rows.length === 0) return;
  const [score, reachedAt] = isBest
    ? [
        sql`greatest(had.score, excluded.score)`,
        sql`case
          when excluded.score > had.score then excluded.reached_at
          when excluded.score = had.score then least(had.reached_at, excluded.reached_at)
          else had.reached_at end`,
      ]
    : [sql`had.score + excluded.score`, sql`greatest(had.reached_at, excluded.reached_at)`];
  await sql`${insertRows('tournaments_entries', STANDING, rows)}
    on conflict (player_id, tournament_id) do update set score = ${score}, bets = had.bets + excluded.bets,
      wins = had.wins + excluded.wins, rate = greatest(had.rate, excluded.rate), rounds = had.rounds + excluded.rounds,
      reached_at = ${reachedAt}`.execute(tablesOf(trx));
}

const STANDING = [
  'player_id',
  'tournament_id',
  'team',
  'score',
  'bets',
  'wins',
  'rate',
  'rounds',
  'reached_at',
] as const satisfies readonly (keyof Added['row'])[];

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
        ${terms.limit === null ? sql`` : sql`and r.ordered`}
      order by r.settled_at, r.round_id limit ${terms.limit}
    ) c
    on conflict (player_id, tournament_id) do update set score = excluded.score, bets = excluded.bets,
      wins = excluded.wins, rate = excluded.rate, rounds = excluded.rounds, reached_at = excluded.reached_at
  `.execute(tablesOf(trx));
}
