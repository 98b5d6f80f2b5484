import type { Connection } from '@cosmodrome/database';
import { BoundedMap } from '@cosmodrome/rules/bounded-map';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { onRound, type RoundSubscriber } from '../ledger/index.ts';
import { rememberBet } from './store.ts';

/** Popularity counts players by the day: a player's next bets on a game within the hour say nothing new. */
const STEP_MS = HOUR_MS;
const MOST_NOTED = 50_000;

/** Notes who bets on what; rounds that were opened only, cost nothing or were taken back do not lift a game. */
export function playsProjector(connection: Connection): RoundSubscriber {
  const noted = new BoundedMap<string, number>(MOST_NOTED);
  return onRound(async ({ playerId, gameId, state, bet, at }) => {
    const key = `${playerId} ${gameId}`;
    if (state === 'rolled_back' || bet === 0n || at.getTime() - (noted.get(key) ?? -Infinity) < STEP_MS) return;
    await rememberBet(connection, { playerId, identifier: gameId, at });
    noted.set(key, at.getTime());
  });
}
