import { inTransaction } from '@cosmodrome/database';
import type { LimitNotice } from '@cosmodrome/contract/channels/limits';
import { isAlmostReached } from '@cosmodrome/rules/limits/changes';
import { isMoneyLimit } from '@cosmodrome/rules/limits/types';
import { PAYMENT_TOPIC } from '../cashbox/index.ts';
import { capUse, forEachPlayer, onRounds, ROUND_TOPIC } from '../ledger/index.ts';
import { append, lockPlayer } from '../kernel/outbox/index.ts';
import type { System } from '../system.ts';
import type { LimitsDeps } from './deps.ts';
import { presentLimits } from './present.ts';
import type { LimitsTables } from './tables.ts';

export const NOTICE = 'limit_notices';

/** Looks at a player's limits of money whenever money has moved, and tells of those that have become almost reached. */
export function watchLimits(
  deps: LimitsDeps,
  onTold: () => void,
): Required<Pick<System, 'subscriptions' | 'bulkSubscriptions'>> {
  const look = async (playerId: number): Promise<void> => {
    if (await tellAlmost(deps, playerId)) onTold();
  };
  // Rounds are many: most players are nowhere near a limit, and that is one row to read.
  const lookIfNear = async (playerId: number): Promise<void> => {
    const uses = await capUse(deps.database.db, playerId, deps.clock.now());
    if (uses.some(({ amount, used }) => isAlmostReached(Number(amount), Math.max(0, Number(used)))))
      await look(playerId);
  };
  return {
    subscriptions: {
      [PAYMENT_TOPIC]: async ({ playerId }) => {
        if (playerId !== null) await look(playerId);
      },
    },
    bulkSubscriptions: { [ROUND_TOPIC]: onRounds((rounds) => forEachPlayer(rounds, lookIfNear)) },
  };
}

/** Tells each amount once in its period; answers whether anything was told. */
function tellAlmost({ database, clock }: LimitsDeps, playerId: number): Promise<boolean> {
  const now = clock.now();
  return inTransaction<LimitsTables, boolean>(database.db, async (trx) => {
    await lockPlayer(trx, playerId);
    const notices = (await presentLimits(trx, playerId, now)).flatMap(({ id, type, period, almost, accounts }) =>
      almost && isMoneyLimit(type) && (period === 'day' || period === 'week' || period === 'month')
        ? accounts
            .filter((account) => isAlmostReached(account.amount_cents, account.current_value_amount_cents))
            .map((account) => ({ id, type, period, ...account }))
        : [],
    );
    if (notices.length === 0) return false;
    await trx.deleteFrom('limit_notices').where('player_id', '=', playerId).where('period_end', '<=', now).execute();
    let told = false;
    for (const { id, type, period, currency, amount_cents, current_value_amount_cents, active_until } of notices) {
      const { numInsertedOrUpdatedRows: rows = 0n } = await trx
        .insertInto('limit_notices')
        .values({
          player_id: playerId,
          limit_id: BigInt(id),
          period_end: new Date(active_until ?? now),
          amount: BigInt(amount_cents),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (rows === 0n) continue;
      const payload: LimitNotice = {
        id,
        type,
        period,
        currency,
        amount_cents,
        used_cents: current_value_amount_cents,
      };
      await append(trx, { topic: NOTICE, playerId, isPrivate: true, payload, at: now });
      told = true;
    }
    return told;
  });
}
