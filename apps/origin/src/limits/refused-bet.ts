import { inTransaction, type Connection } from '@cosmodrome/database';
import { append } from '../kernel/outbox/index.ts';
import { roundCapOf } from '../ledger/index.ts';
import type { OriginCore } from '../system.ts';

/** Tells the page around a game, on the private channel of limits. */
export const tell = (connection: Connection, playerId: number, payload: object, at: Date): Promise<unknown> =>
  append(connection, { topic: 'game_limits', playerId, isPrivate: true, payload, at });

const REASONS = {
  own: 'bet_limit_exceeded',
  policy: 'bet_limit_exceeded',
  bonus: 'bonus_bet_limit_exceeded',
  game: 'game_forbidden_with_bonus',
  check: 'trigger_reality_check',
} as const;

/**
 * Tells the page around a game what has refused a bet: a limit, the highest stake while a bonus is wagered or that of the
 * policy (player protection R14), a bonus that closes the game, a reality check that is due (R9); of a highest stake, which it is.
 */
export function tellRefusedBet(
  core: Pick<OriginCore, 'database' | 'clock' | 'log' | 'relay'>,
  bet: {
    playerId: number;
    game: string;
    currency: string;
    amount: number;
    by: keyof typeof REASONS;
    most: number | null;
  },
): void {
  const { playerId, game, currency, amount, by } = bet;
  inTransaction(core.database.db, async (trx) => {
    const most = by === 'bonus' ? await roundCapOf(trx, playerId, currency) : bet.most;
    const payload = {
      reason: REASONS[by],
      game,
      amount_cents: amount,
      ...(most !== null && { limit_cents: Number(most) }),
    };
    await tell(trx, playerId, payload, core.clock.now());
  }).then(
    () => core.relay.wake(),
    (error: unknown) => core.log.warn({ err: error }, 'a player was not told of a limit'),
  );
}
