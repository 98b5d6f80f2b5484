import { inTransaction } from '@cosmodrome/database';
import { windowOf } from '@cosmodrome/rules/limits/calendar';
import { confirmationWindow, looserFrom } from '@cosmodrome/rules/limits/changes';
import { isExclusion, isInForce, isRenewing } from '@cosmodrome/rules/limits/types';
import { refuse } from '../../kernel/http/handler.ts';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import type { Asking, LimitsDeps } from '../deps.ts';
import { changeLimit, endLimit, liveLimits } from '../store.ts';

/**
 * Asks for a limit to go, which waits and is confirmed like a raise; a change that waits itself is simply taken back.
 *
 * @throws Refusal 404 for a limit that is not there; 422 `limit.disable_impossible` for a break
 */
export async function removeLimit(deps: LimitsDeps, { playerId, host }: Asking, id: number): Promise<void> {
  const { clock, database } = deps;
  await inTransaction(database.db, async (trx) => {
    await lockPlayer(trx, playerId);
    const now = clock.now();
    const row = (await liveLimits(trx, playerId, now)).find((one) => one.id === BigInt(id));
    if (!row) throw refuse(404, 'base', 'not_found');
    if (isExclusion(row.type)) throw refuse(422, 'limit', 'disable_impossible');
    if (!isInForce(row.status)) {
      await endLimit(trx, row, 'withdrawn', now);
      return;
    }
    // Asked before: it goes on as it was, and does not begin to wait anew.
    if (row.status !== 'active') return;
    const policy = await deps.policyOf(trx, playerId, host);
    const running = isRenewing(row.period) ? windowOf(row.period, now, row.zone) : null;
    const from = looserFrom(policy, 'remove', now, running);
    const { opens, closes } = confirmationWindow(policy, now, from);
    await changeLimit(trx, row, {
      status: 'unconfirmed_disable',
      effective_at: from,
      confirm_from: opens,
      confirm_until: closes,
      mailed_at: null,
      asked_host: deps.listedHost(host),
    });
  });
}
