import { acrossShards, inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { move } from '@cosmodrome/rules/machine';
import { tournamentMachine } from '@cosmodrome/rules/tournaments/course';
import { placesPaid } from '@cosmodrome/rules/prizes/places';
import { standingOf, type ScoredRound } from '@cosmodrome/rules/tournaments/score';
import { oldestWaiting } from '../kernel/outbox/index.ts';
import { countHeld, findRounds, type Round } from '../ledger/index.ts';
import { wonAt } from '../prizes/index.ts';
import { scoreCounting } from './count.ts';
import type { TournamentDeps } from './deps.ts';
import { entriesIn, placed, teamScores } from './places.ts';
import type { Running } from './running.ts';
import { payDue } from './pay.ts';
import { findEntry, playersOut, setOut } from './store.ts';
import type { EntryRow, Result, TournamentsTables } from './tables.ts';

/** What was under way at the end is written by then, and the clocks of the nodes are nearer to one another. */
const AFTER_END_MS = 10_000;
/** Entries, or rounds, that are asked for at once. */
const BATCH = 500;

/**
 * Brings tournaments that are over to their end: every entry is counted once more against the books, places are fixed, each
 * prize is paid. Each step is a transaction of its own and is not repeated once it is done: when the process dies, the next
 * run, here or on another node, goes on where it ended.
 */
export async function closeDue(deps: TournamentDeps): Promise<void> {
  const { connection, clock, log, running } = deps;
  await running.refresh();
  for (const tournament of running.all()) {
    const { id, end_at: end, state } = tournament.row;
    if (state === 'held' || clock.now().getTime() < end.getTime() + AFTER_END_MS) continue;
    // A round of before its end may be on its way.
    const waiting = await oldestWaiting(connection);
    if (waiting !== null && waiting < end) continue;
    try {
      if (await closeEntries(deps, tournament)) await fixPlaces(deps, tournament);
    } catch (error) {
      log.error({ err: error, tournament: id }, 'a tournament could not be closed');
    }
  }
  await payDue(deps);
}

/** @returns false when a standing differs from the books, and a person has to look at it */
async function closeEntries(deps: TournamentDeps, tournament: Running): Promise<boolean> {
  const { connection, log } = deps;
  const open = await acrossShards<TournamentsTables>(connection, 'a tournament closes the entries of everybody')
    .selectFrom('tournaments_entries')
    .select('player_id')
    .where('tournament_id', '=', tournament.row.id)
    .where('closed_at', 'is', null)
    .orderBy('player_id')
    .execute();
  for (const { player_id: playerId } of open) {
    const difference = await closeEntry(deps, tournament, playerId);
    if (difference === null) continue;
    log.error({ tournament: tournament.row.id, playerId, difference }, 'a standing is not that of the books');
    await tablesOf<TournamentsTables>(connection)
      .updateTable('tournaments')
      .set({ state: move(tournamentMachine, 'open', 'hold'), held_for: `player ${playerId}: ${difference}` })
      .where('id', '=', tournament.row.id)
      .where('state', '=', 'open')
      .execute();
    return false;
  }
  return true;
}

/** Counts an entry once more, compares it with the books, and closes it. @returns what is wrong, or null */
function closeEntry(
  { connection, clock }: TournamentDeps,
  tournament: Running,
  playerId: number,
): Promise<string | null> {
  const { id } = tournament.row;
  const counting = scoreCounting(
    { get: (of) => (of === id ? tournament : undefined), all: () => [tournament] },
    () => null,
  );
  return inTransaction<TournamentsTables, string | null>(connection, async (trx) => {
    let held = await counting.hold(trx, [playerId]);
    const scored: ScoredRound[] = [];
    for (let after = ''; ;) {
      const rows = await trx
        .selectFrom('tournaments_rounds')
        .select('round_id')
        .where('player_id', '=', playerId)
        .where('tournament_id', '=', id)
        .where('counts', '=', 1n)
        .where('round_id', '>', after)
        .orderBy('round_id')
        .limit(BATCH)
        .execute();
      const rounds = await findRounds(
        trx,
        playerId,
        rows.map(({ round_id: round }) => round),
      );
      // A part of a settled round may have been taken back without a message.
      held = await countHeld(trx, counting, { held, rounds: rounds.map((round) => ({ playerId, round })) });
      scored.push(...rounds.flatMap((round: Round) => tournament.scored(round) ?? []));
      if (rows.length < BATCH) break;
      after = rows.at(-1)?.round_id ?? after;
    }
    const entry = await findEntry(trx, playerId, id);
    if (!entry || entry.closed_at !== null) return null;
    const difference = differenceOf(entry, standingOf(scored, tournament.terms));
    if (difference !== null) return difference;
    await trx
      .updateTable('tournaments_entries')
      .set({ closed_at: clock.now() })
      .where('player_id', '=', playerId)
      .where('tournament_id', '=', id)
      .execute();
    return null;
  });
}

/** What a standing has otherwise than the books. */
export function differenceOf(shown: EntryRow, books: ReturnType<typeof standingOf>): string | null {
  const pairs = [
    ['score', shown.score, books.score],
    ['bets', shown.bets, books.bets],
    ['wins', shown.wins, books.wins],
    ['rate', shown.rate, books.rate],
    ['rounds', shown.rounds, books.rounds],
    ['reached_at', shown.reached_at?.getTime() ?? null, books.reachedAt?.getTime() ?? null],
  ] as const;
  const wrong = pairs.find(([, one, other]) => one !== other);
  return wrong ? `${wrong[0]} is ${wrong[1]}, by the books ${wrong[2]}` : null;
}

/** Whether a player takes a place: a simulated one stands on the board, and may be offered nothing. */
const mayBePlaced = async (
  { entrantNow, mayBeOffered }: Pick<TournamentDeps, 'entrantNow' | 'mayBeOffered'>,
  playerId: number,
): Promise<boolean> => (await entrantNow(playerId)) !== null && (await mayBeOffered(playerId, null)) === null;

/** Fixes who gets what, once. Who may be shown no offers at the end has no place. */
async function fixPlaces(deps: TournamentDeps, { row }: Running): Promise<void> {
  const { connection } = deps;
  const { prizes, teams } = row.terms;
  const most = placesPaid(prizes);
  // Taking somebody off the places moves others up, who are asked then.
  let winners: EntryRow[] = [];
  let team: number | null = null;
  for (let out: number[] = []; ;) {
    team = teams === null ? null : ((await teamScores(connection, row.id))[0]?.team ?? null);
    if (teams !== null && team === null) break;
    winners = await placed(connection, { id: row.id, team }, { from: 1, most });
    out = [];
    for (const { player_id: playerId } of winners) if (!(await mayBePlaced(deps, playerId))) out.push(playerId);
    if (out.length === 0) break;
    await takeOff(connection, row.id, out);
  }
  const entries = await entriesIn(connection, row.id);
  await inTransaction<TournamentsTables, void>(connection, async (trx) => {
    const now = await trx.selectFrom('tournaments').selectAll().where('id', '=', row.id).forUpdate().executeTakeFirst();
    if (now?.state !== 'open') return;
    let places = 0;
    for (const [at, { player_id: playerId }] of winners.entries()) {
      const won = wonAt(row.terms, at + 1);
      if (won === null) continue;
      places += 1;
      await trx
        .updateTable('tournaments_entries')
        .set({ place: at + 1, prize: JSON.stringify(won.prize), prize_cents: BigInt(won.cents) })
        .where('player_id', '=', playerId)
        .where('tournament_id', '=', row.id)
        .execute();
    }
    const result: Result = { entries, places, paid_cents: 0, winner_team_id: team, paid_at: null };
    await trx
      .updateTable('tournaments')
      .set({ state: move(tournamentMachine, now.state, 'count'), result: JSON.stringify(result) })
      .where('id', '=', row.id)
      .execute();
  });
}

/** After the entries are closed: the one change that is still made to them. */
async function takeOff(connection: Connection, id: number, players: readonly number[]): Promise<void> {
  for (const playerId of players) {
    await tablesOf<TournamentsTables>(connection)
      .updateTable('tournaments_entries')
      .set({ is_out: true })
      .where('player_id', '=', playerId)
      .where('tournament_id', '=', id)
      .where('place', 'is', null)
      .execute();
  }
}

/** Looks at players again who are off the places of tournaments that run: some may be shown offers again. */
export async function readmit({ connection, running, entrantNow }: TournamentDeps): Promise<void> {
  for (const { row } of running.all()) {
    const back: number[] = [];
    for (const playerId of await playersOut(connection, row.id)) {
      if ((await entrantNow(playerId)) !== null) back.push(playerId);
    }
    await setOut(connection, row.id, back, false);
  }
}
