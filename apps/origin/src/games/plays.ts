import type { Connection } from '@cosmodrome/database';
import { z } from 'zod';
import type { Message } from '../kernel/outbox/index.ts';
import { rememberBet } from './store.ts';

/** The ledger's message about a round. */
const RoundMessage = z.object({ game: z.string(), state: z.string(), bet: z.int() });

/** Popularity counts players by the day: a player's next bets on a game within the hour say nothing new. */
const STEP_MS = 3_600_000;
const MOST_NOTED = 50_000;

/** Notes who bets on what; rounds that were opened only, cost nothing or were taken back do not lift a game. */
export function playsProjector(connection: Connection): (message: Message) => Promise<void> {
  const noted = new Map<string, number>();
  return async ({ playerId, payload, at }) => {
    if (playerId === null) return;
    const { game, state, bet } = RoundMessage.parse(payload);
    const key = `${playerId} ${game}`;
    if (state === 'rolled_back' || bet <= 0 || at.getTime() - (noted.get(key) ?? -Infinity) < STEP_MS) return;
    await rememberBet(connection, { playerId, identifier: game, at });
    if (noted.size >= MOST_NOTED) noted.clear();
    noted.set(key, at.getTime());
  };
}
