import type { Connection } from '@cosmodrome/database';
import type { CashbackStanding } from '@cosmodrome/contract/http/cashback';
import { cashbackOf, type CashbackTerms } from '@cosmodrome/rules/cashback/terms';
import { cashbackWeek, weekName } from '@cosmodrome/rules/cashback/week';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Handlers } from '../kernel/http/handler.ts';
import { weeksOf } from './read.ts';
import type { WeekRow } from './tables.ts';

export interface CallsOptions {
  readonly connection: Connection;
  readonly clock: Clock;
  /** What a player gets back, or a guest, who is null. */
  readonly termsOf: (playerId: number | null) => Promise<CashbackTerms>;
  /** Whether there is cashback on a host: for a player also by the account's own licence. */
  readonly isAllowedOn: (host: string, playerId: number | null) => Promise<boolean>;
}

export function cashbackCalls({ connection, clock, termsOf, isAllowedOn }: CallsOptions): Handlers {
  const present = (terms: CashbackTerms, now: Date) => {
    const { start, end } = cashbackWeek(now);
    const week = { starts_at: start.toISOString(), ends_at: end.toISOString() };
    return { share_bp: terms.shareBp, least_cents: terms.least, week };
  };
  return {
    'cashback.terms': async (_request, { host, restricted }) => ({
      terms: !restricted && (await isAllowedOn(host, null)) ? present(await termsOf(null), clock.now()) : null,
    }),
    'cashback.standing': async (_request, { caller: { playerId }, host }) => {
      if (!(await isAllowedOn(host, playerId))) return { terms: null, currencies: [] };
      const now = clock.now();
      const terms = await termsOf(playerId);
      const running = weekName(now);
      const before = weekName(new Date(cashbackWeek(now).start.getTime() - 1));
      const rows = await weeksOf(connection, playerId, [before, running]);
      const codes = [...new Set(rows.map(({ currency }) => currency))];
      const of = (currency: string, week: string) => rows.find((row) => row.currency === currency && row.week === week);
      return {
        terms: present(terms, now),
        currencies: codes.map((code) => standing(code, { running: of(code, running), last: of(code, before) }, terms)),
      };
    },
  };
}

function standing(
  currency: string,
  { running, last }: { running: WeekRow | undefined; last: WeekRow | undefined },
  terms: CashbackTerms,
): CashbackStanding {
  const loss = running?.loss ?? 0n;
  return {
    currency,
    net_loss_cents: Number(loss),
    cashback_cents: Number(cashbackOf(loss, terms)),
    last_week_cents: last ? (last.paid === null ? null : Number(last.paid)) : 0,
  };
}
