import type { Connection } from '@cosmodrome/database';
import { applyCaps } from './caps.ts';
import type { LimitsDeps } from './deps.ts';
import { inForce, liveLimits } from './store.ts';

/** Holds bets and sessions of a player to the limits as they are now. Called under the player's lock after each change. */
export async function hold(
  { sessions }: Pick<LimitsDeps, 'sessions'>,
  connection: Connection,
  playerId: number,
  now: Date,
): Promise<void> {
  await applyCaps(connection, playerId, now);
  const session = inForce(await liveLimits(connection, playerId, now), 'session', null);
  await sessions.limitLength(connection, playerId, session?.minutes ?? null);
}
