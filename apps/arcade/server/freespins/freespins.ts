import { sql } from 'kysely';
import type { FreeSpinsView } from '../../api/calls.ts';
import { stakeKind } from '../content/stakes.ts';
import type { ArcadeDb, ArcadeTrx, FreeSpinsRow, RoundRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { Refused } from '../refused.ts';

/** What an operator asks for a player. */
export interface Issue {
  readonly freespinsId: string;
  readonly owner: string;
  readonly games: readonly string[];
  readonly currency: string;
  readonly count: number;
  readonly betCents: number;
  readonly validUntil: Date;
}

export interface AtStudio {
  readonly freespins_id: string;
  readonly performed: number;
}

const find = (db: ArcadeDb | ArcadeTrx, owner: string, id: string) =>
  db.selectFrom('arcade_freespins').selectAll().where('owner', '=', owner).where('id', '=', id);

const answerOf = ({ id, used }: FreeSpinsRow): AtStudio => ({ freespins_id: id, performed: used });

/**
 * Lets a player play rounds that the operator stakes. The same terms have one effect; what was ended stays so.
 *
 * @throws Refused for terms that a game cannot be played under, and for other terms under a known id
 */
export async function issueFreeSpins(deps: ArcadeDeps, issue: Issue): Promise<AtStudio> {
  const { owner, freespinsId: id, currency, count, games, validUntil } = issue;
  for (const identifier of games) requirePlayable(deps, identifier, issue);
  const bet = BigInt(issue.betCents);
  await deps.db
    .insertInto('arcade_freespins')
    .values({
      owner,
      id,
      games: [...games],
      currency,
      count,
      bet,
      valid_until: validUntil,
      status: 'active',
      created_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['owner', 'id']).doNothing())
    .execute();
  const row = await find(deps.db, owner, id).executeTakeFirstOrThrow();
  const isSame =
    row.games.join() === games.join() &&
    row.currency === currency &&
    row.count === count &&
    row.bet === bet &&
    row.valid_until.getTime() === validUntil.getTime();
  const wasEnded = row.games.length === 0;
  if (!isSame && !wasEnded) throw new Refused(409, 'request_reused');
  return answerOf(row);
}

function requirePlayable(deps: ArcadeDeps, identifier: string, { currency, betCents }: Issue): void {
  const game = deps.games.byIdentifier(identifier);
  if (!game) throw new Refused(404, 'not_found');
  if (stakeKind(game.model.family) !== 'slots') throw new Refused(422, 'illegal_action');
  const stakes = deps.games.stakes(game.model, currency);
  if (!stakes) throw new Refused(422, 'currency_mismatch');
  if (!stakes.ladder.includes(betCents))
    throw new Refused(422, 'bet_out_of_range', { min: stakes.min, max: stakes.max });
}

/** No round begins any more; one that runs is played to its end. Also remembered for an id that has not come yet. */
export async function cancelFreeSpins(deps: ArcadeDeps, owner: string, id: string): Promise<AtStudio> {
  const now = deps.clock.now();
  const row = await deps.db
    .insertInto('arcade_freespins')
    .values({
      owner,
      id,
      games: [],
      currency: '',
      count: 0,
      bet: 0n,
      valid_until: now,
      status: 'over',
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['owner', 'id']).doUpdateSet({ status: 'over' }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return answerOf(row);
}

/** Those that are played next in a game and a currency: whose time is over first. Null when there are none. */
export async function playableFreeSpins(
  deps: ArcadeDeps,
  { owner, mode, game, currency }: { owner: string; mode: string; game: string; currency: string },
): Promise<FreeSpinsView | null> {
  if (mode !== 'real') return null;
  const row = await deps.db
    .selectFrom('arcade_freespins')
    .selectAll()
    .where('owner', '=', owner)
    .where('currency', '=', currency)
    .where('status', '=', 'active')
    .where('valid_until', '>', deps.clock.now())
    .whereRef('used', '<', 'count')
    .where(sql<boolean>`${game} = any(games)`)
    .orderBy('valid_until')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? viewOf(row) : null;
}

export const viewOf = ({ id, count, used, bet, won, valid_until: until }: FreeSpinsRow): FreeSpinsView => ({
  id,
  count,
  used,
  stake: Number(bet),
  won: Number(won),
  valid_until: until.toISOString(),
});

/** The free spins of a round, as they stand; null for a round that its player stakes. */
export async function freeSpinsOf(
  deps: ArcadeDeps,
  round: Pick<RoundRow, 'owner' | 'freespins_id'>,
): Promise<FreeSpinsView | null> {
  if (round.freespins_id === null) return null;
  const row = await find(deps.db, round.owner, round.freespins_id).executeTakeFirst();
  return row ? viewOf(row) : null;
}

interface Wanted {
  readonly owner: string;
  readonly id: string;
  readonly game: string;
  readonly currency: string;
}

/**
 * Takes one spin for a round that begins, in its transaction.
 *
 * @returns the stake that it has
 * @throws Refused `freespins_over` when there is none to take
 */
export async function takeSpin(trx: ArcadeTrx, { owner, id, game, currency }: Wanted, now: Date): Promise<number> {
  const row = await trx
    .updateTable('arcade_freespins')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('owner', '=', owner)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('currency', '=', currency)
    .where('valid_until', '>', now)
    .whereRef('used', '<', 'count')
    .where(sql<boolean>`${game} = any(games)`)
    .returning('bet')
    .executeTakeFirst();
  if (!row) throw new Refused(409, 'freespins_over');
  return Number(row.bet);
}

/** Notes what a round of free spins has won, in the transaction that stores its step. */
export async function addWin(trx: ArcadeTrx, { owner, freespins_id: id }: RoundRow, win: bigint): Promise<void> {
  if (id === null || win === 0n) return;
  await trx
    .updateTable('arcade_freespins')
    .set((eb) => ({ won: eb('won', '+', win) }))
    .where('owner', '=', owner)
    .where('id', '=', id)
    .execute();
}

/** Gives the spin of a round back that came to nothing. Where the operator says so, no other begins. */
export async function giveSpinBack(
  trx: ArcadeTrx,
  { owner, freespins_id: id }: RoundRow,
  refusal: string,
): Promise<void> {
  if (id === null) return;
  const isOver = refusal === 'freespins_over' || refusal === 'freespins_unknown';
  await trx
    .updateTable('arcade_freespins')
    .set((eb) => ({ used: eb('used', '-', 1), ...(isOver && { status: 'over' as const }) }))
    .where('owner', '=', owner)
    .where('id', '=', id)
    .execute();
}
