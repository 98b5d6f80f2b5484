import type { Connection } from '@cosmodrome/database';
import type { UserLimit } from '@cosmodrome/contract/http/limits';
import { windowOf } from '@cosmodrome/rules/limits/calendar';
import { isAlmostReached, isReached, toldUse } from '@cosmodrome/rules/limits/changes';
import { isExclusion, isInForce, isRenewing } from '@cosmodrome/rules/limits/types';
import { capUse } from '../ledger/index.ts';
import { capIdOf } from './caps.ts';
import { depositUse } from './deposits.ts';
import { liveLimits, type LimitRow } from './store.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** All limits of a player with their use, as the contract has them. */
export async function presentLimits(connection: Connection, playerId: number, now: Date): Promise<UserLimit[]> {
  const rows = await liveLimits(connection, playerId, now);
  const uses = new Map((await capUse(connection, playerId, now)).map(({ capId, used }) => [capId, Number(used)]));
  return Promise.all(
    rows.map(async (row) => {
      const used = row.type === 'deposit' ? (await depositUse(connection, row, now)).map((use) => use.used) : null;
      return presentLimit(row, (place) => used?.[place] ?? uses.get(capIdOf(row, place)) ?? 0, now);
    }),
  );
}

function presentLimit(row: LimitRow, usedOf: (place: number) => number, now: Date): UserLimit {
  const holds = isInForce(row.status);
  const renews = holds && isRenewing(row.period) ? windowOf(row.period, now, row.zone).end : null;
  const accounts = row.accounts.map(({ currency, amount_cents }, place) => ({
    currency,
    amount_cents,
    current_value_amount_cents: toldUse(usedOf(place)),
    active_until: iso(renews),
  }));
  const spent = accounts.some((account) => isReached(account.amount_cents, account.current_value_amount_cents));
  const almost = accounts.some((account) => isAlmostReached(account.amount_cents, account.current_value_amount_cents));
  return {
    id: Number(row.id),
    type: row.type,
    period: row.period,
    minutes: row.minutes,
    status: row.status,
    strategy: null,
    parent_type: null,
    created_at: row.created_at.toISOString(),
    disable_at: holds ? iso(row.effective_at) : null,
    confirm_until: iso(row.confirm_until),
    effective_at: holds ? null : iso(row.effective_at),
    active_until: isExclusion(row.type) ? iso(row.active_until) : null,
    reached: holds && (isExclusion(row.type) || spent),
    almost: holds && almost && !spent,
    accounts,
  };
}
