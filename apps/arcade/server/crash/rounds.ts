import { curve, type Curve } from '@cosmodrome/maths/crash/curve';
import type { Game } from '../content/registry.ts';
import type { CrashRoundRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { openStream } from '../rounds/stream.ts';
import { chainFor, sourceInChain } from './chain.ts';

/** How long bets are taken before the rocket leaves, and how long its end is shown, in milliseconds. */
export const BETTING = 5000;
export const PAUSE = 3000;

const curves = new Map<number, Curve>();

/** The curve of a crash game, as the model's help data describes it. */
export function curveOf(game: Game): Curve {
  const growth = helpNumber(game, 'growthPpm');
  const known = curves.get(growth) ?? curve(growth);
  curves.set(growth, known);
  return known;
}

/** The multiplier that ends every bet, also one without a target of its own. */
export function highestCashOut(game: Game): number {
  return helpNumber(game, 'highestCashOut');
}

function helpNumber({ model }: Game, name: 'growthPpm' | 'highestCashOut'): number {
  const help = model.help as Readonly<Record<string, unknown>>;
  const value = help[name];
  if (typeof value !== 'number') throw new Error(`${model.id} is not a crash model`);
  return value;
}

export function latestRound(deps: ArcadeDeps, game: string): Promise<CrashRoundRow | undefined> {
  return deps.db
    .selectFrom('arcade_crash_rounds')
    .selectAll()
    .where('game', '=', game)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Rounds that still have something to settle, oldest first. */
export function unsettledRounds(deps: ArcadeDeps, game: string): Promise<CrashRoundRow[]> {
  return deps.db
    .selectFrom('arcade_crash_rounds')
    .selectAll()
    .where('game', '=', game)
    .where('status', 'in', ['running', 'interrupted', 'unstarted'])
    .orderBy('number')
    .execute();
}

/** The last crash points that are public, latest first. */
export async function crashHistory(deps: ArcadeDeps, game: string, limit = 20) {
  const rows = await deps.db
    .selectFrom('arcade_crash_rounds')
    .select(['number', 'crash_point'])
    .where('game', '=', game)
    .where('status', 'not in', ['unstarted', 'refunded'])
    .where('crashes_at', '<=', deps.clock.now())
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ number: row.number, point: row.crash_point }));
}

/**
 * Opens the next round. Its whole course follows from the clock: when the bets close, when and where it crashes. Of
 * several nodes that try at once, one row stands.
 */
export async function openNextRound(deps: ArcadeDeps, game: Game, after: number): Promise<void> {
  const number = after + 1;
  const identifier = game.title.identifier;
  const chain = await chainFor(deps, identifier, number);
  const point = crashPoint(game, sourceInChain(chain, number));
  const now = deps.clock.now().getTime();
  const fliesAt = now + BETTING;
  await deps.db
    .insertInto('arcade_crash_rounds')
    .values({
      game: identifier,
      number,
      chain_id: chain.id,
      betting_at: new Date(now),
      flies_at: new Date(fliesAt),
      crashes_at: new Date(fliesAt + curveOf(game).timeTo(point)),
      crash_point: point,
      status: 'running',
    })
    .onConflict((conflict) => conflict.columns(['game', 'number']).doNothing())
    .execute();
}

/** Where a round crashes: every bet of the round draws the same point from the shared stream. */
function crashPoint(game: Game, source: Parameters<typeof openStream>[0]): number {
  const bet = { type: 'bet', stake: game.model.stakeUnit, autoCashOut: null };
  const { state } = game.model.play(null, bet, openStream(source, 0));
  if (typeof state === 'object' && state !== null && 'crashPoint' in state && typeof state.crashPoint === 'number') {
    return state.crashPoint;
  }
  throw new Error(`${game.model.id} drew no crash point`);
}
