import { createHash } from 'node:crypto';
import { inTransaction, type Connection } from '@cosmodrome/database';
import type { CallAnswer } from '@cosmodrome/contract/calls';
import { isInForce } from '@cosmodrome/rules/limits/types';
import { refuse } from '../../kernel/http/handler.ts';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import type { LimitsDeps } from '../deps.ts';
import { hold } from '../hold.ts';
import { findByToken, findWithToken, inForce, liveLimits, moveLimit, type LimitRow } from '../store.ts';

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const unusable = () => refuse(422, 'token', 'link_unusable');

/**
 * Takes the player's word by e-mail, once. What has waited long enough begins with it, the rest at its time.
 *
 * @throws Refusal 422 `token.link_unusable` for a token that is unknown, used, too old, or too early
 */
export async function confirmLimit(deps: LimitsDeps, token: string): Promise<CallAnswer<'limits.confirm'>> {
  const { clock, database } = deps;
  const found = await findByToken(database.db, hashOf(token));
  if (!found) throw unusable();
  return inTransaction(database.db, async (trx) => {
    await lockPlayer(trx, found.player_id);
    const now = clock.now();
    const row = await findWithToken(trx, found.player_id, hashOf(token));
    if (!row?.effective_at || !row.confirm_from || !row.confirm_until) throw unusable();
    if (row.confirm_from > now || row.confirm_until <= now) throw unusable();
    const removal = isInForce(row.status);
    const confirmed = await moveLimit(trx, row, { event: 'confirm', at: now, token_hash: null, confirm_until: null });
    if (row.effective_at <= now) await carryOut(deps, trx, confirmed, now);
    return {
      type: row.type,
      period: row.period,
      change: removal ? ('remove' as const) : ('raise' as const),
      effective_at: row.effective_at.toISOString(),
    };
  });
}

/** Does what has waited and was confirmed. Called under the player's lock. */
export async function carryOut(deps: LimitsDeps, trx: Connection, row: LimitRow, now: Date): Promise<void> {
  if (!isInForce(row.status)) {
    const before = inForce(await liveLimits(trx, row.player_id, now), row.type, row.period);
    if (before) await moveLimit(trx, before, { event: 'replace', at: now });
  }
  await moveLimit(trx, row, { event: 'carry_out', at: now });
  await hold(deps, trx, row.player_id, now);
}
