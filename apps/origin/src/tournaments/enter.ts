import { inTransaction } from '@cosmodrome/database';
import { promoStatus } from '@cosmodrome/rules/content/live-time';
import { refuse } from '../kernel/http/handler.ts';
import { holdCounting } from '../ledger/index.ts';
import { mayEnter, teamOf, type Entrant } from './eligible.ts';
import type { TournamentDeps } from './deps.ts';
import { entriesIn } from './places.ts';
import { findEntry, findTournament } from './store.ts';
import type { EntryRow, TournamentRow, TournamentsTables } from './tables.ts';

interface Asked {
  readonly playerId: number;
  readonly id: number;
  readonly host: string;
}

/** The tournament, where the player may be in it; a foreign one is as unknown as one that is not there. */
async function open(deps: TournamentDeps, { playerId, id, host }: Asked): Promise<[TournamentRow, Entrant]> {
  const held = await deps.mayBeOffered(playerId, host);
  if (held) throw held;
  const [row, entrant] = [await findTournament(deps.connection, id), await deps.entrantNow(playerId)];
  if (!row || !entrant || !mayEnter(row.terms, entrant)) throw refuse(404, 'base', 'not_found');
  return [row, entrant];
}

const isOver = ({ start_at: start, end_at: end, state }: TournamentRow, now: Date): boolean =>
  state !== 'open' || promoStatus(start.toISOString(), end.toISOString(), now) === 'archive';

/**
 * Joins a tournament, or leaves it for good: what was scored is not placed then, and later rounds do not count. Either may be
 * repeated.
 *
 * @throws Refusal when it is over, full, left, or not for the player
 */
export async function enter(deps: TournamentDeps, asked: Asked, joins: boolean): Promise<boolean> {
  const { connection, clock } = deps;
  const { playerId, id } = asked;
  const [, entrant] = await open(deps, asked);
  return inTransaction<TournamentsTables, boolean>(connection, async (trx) => {
    await holdCounting(trx, playerId);
    // Seats are counted one at a time.
    const row = await trx.selectFrom('tournaments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    const entry = await findEntry(trx, playerId, id);
    if (!row) throw refuse(404, 'base', 'not_found');
    if (isIn(entry) === joins) return joins;
    if (isOver(row, clock.now())) throw refuse(422, 'base', 'tournament_over');
    if (joins && entry && entry.left_at !== null) throw refuse(422, 'base', 'tournament_left');
    if (joins && row.terms.seats !== null && (await entriesIn(trx, id)) >= row.terms.seats)
      throw refuse(422, 'base', 'tournament_full');
    const change = joins ? { confirmed_at: clock.now() } : { left_at: clock.now(), board_place: null };
    await trx
      .insertInto('tournaments_entries')
      .values({ player_id: playerId, tournament_id: id, team: teamOf(row.terms, entrant.groups), ...change })
      .onConflict((conflict) => conflict.columns(['player_id', 'tournament_id']).doUpdateSet(change))
      .execute();
    return joins;
  });
}

/** Whether a player is in: has joined, or has a round that counts, and has not left. */
export const isIn = (entry: EntryRow | undefined): boolean =>
  entry !== undefined && entry.left_at === null && (entry.confirmed_at !== null || entry.rounds > 0);

/** Notes whether the player wants to be told of the start. */
export async function remind(deps: TournamentDeps, asked: Asked, reminder: boolean): Promise<boolean> {
  const { connection, clock } = deps;
  const [row, entrant] = await open(deps, asked);
  if (reminder && row.start_at <= clock.now()) throw refuse(422, 'base', 'tournament_begun');
  await inTransaction<TournamentsTables, void>(connection, async (trx) => {
    await holdCounting(trx, asked.playerId);
    await trx
      .insertInto('tournaments_entries')
      .values({
        player_id: asked.playerId,
        tournament_id: asked.id,
        team: teamOf(row.terms, entrant.groups),
        reminder,
      })
      .onConflict((conflict) => conflict.columns(['player_id', 'tournament_id']).doUpdateSet({ reminder }))
      .execute();
  });
  return reminder;
}
