import { inTransaction } from '@cosmodrome/database';
import { windowOf } from '@cosmodrome/rules/limits/calendar';
import { confirmationWindow, exclusionRemovableFrom, looserFrom } from '@cosmodrome/rules/limits/changes';
import { isExclusion, isInForce, isRenewing, type LimitsPolicy } from '@cosmodrome/rules/limits/types';
import { refuse } from '../../kernel/http/handler.ts';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import type { Asking, LimitsDeps } from '../deps.ts';
import { liveLimits, moveLimit, type LimitRow } from '../store.ts';

/**
 * Asks for a limit to go, which waits and is confirmed like a raise; a change that waits itself is simply taken back.
 *
 * @throws Refusal 404 for a limit that is not there; 422 `limit.disable_impossible` for a break, and for a self-exclusion
 *   where the policy lets nobody end one early
 */
export async function removeLimit(deps: LimitsDeps, { playerId, host }: Asking, id: number): Promise<void> {
  const { clock, database } = deps;
  await inTransaction(database.db, async (trx) => {
    await lockPlayer(trx, playerId);
    const now = clock.now();
    const row = (await liveLimits(trx, playerId, now)).find((one) => one.id === BigInt(id));
    if (!row) throw refuse(404, 'base', 'not_found');
    if (!isInForce(row.status)) {
      await moveLimit(trx, row, { event: 'withdraw', at: now });
      return;
    }
    const policy = await deps.policyOf(trx, playerId, host);
    const from = removableFrom(policy, row, now);
    if (!from) throw refuse(422, 'limit', 'disable_impossible');
    // Asked before: it goes on as it was, and does not begin to wait anew.
    if (row.status !== 'active') return;
    // The word of a self-excluded player counts only after the wait: what was wished in a weak hour is asked again.
    const asked = isExclusion(row.type) ? ({ ...policy, confirmation: 'after_wait' } as const) : policy;
    const { opens, closes } = confirmationWindow(asked, now, from);
    await moveLimit(trx, row, {
      event: 'ask_removal',
      at: now,
      effective_at: from,
      confirm_from: opens,
      confirm_until: closes,
      mailed_at: null,
      asked_host: deps.listedHost(host),
    });
  });
}

/** From when the limit may be gone; null where nobody can end it early. */
function removableFrom(policy: LimitsPolicy, row: LimitRow, now: Date): Date | null {
  if (row.type === 'selfexclusion') return exclusionRemovableFrom(policy, row.active_until, now);
  if (isExclusion(row.type)) return null;
  return looserFrom(policy, 'remove', now, isRenewing(row.period) ? windowOf(row.period, now, row.zone) : null);
}
