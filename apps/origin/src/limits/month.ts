import type { MonthFigures } from '@cosmodrome/contract/http/protection';
import { dayOf, zoneOf } from '@cosmodrome/rules/limits/calendar';
import { daysOfMonth, sumIn } from '@cosmodrome/rules/limits/month';
import { SESSION_GAP } from '@cosmodrome/rules/play/gaming-session';
import { playerFacts } from '../profile/index.ts';
import { moneySince, secondsPlayed, wallets } from '../ledger/index.ts';
import type { Asking, LimitsDeps } from './deps.ts';

/** The player's running month: time and money as the books have them, in the currency of the wallet in use. */
export async function monthFigures(
  { clock, database, policyOf }: LimitsDeps,
  { playerId, host }: Asking,
): Promise<MonthFigures> {
  const { db } = database;
  const now = clock.now();
  const policy = await policyOf(db, playerId, host);
  const zone = zoneOf((await playerFacts(db, playerId))?.country ?? null, policy.timeZone);
  const days = daysOfMonth(now, zone);
  const [start = now] = days;
  const money = await moneySince(db, playerId, start);
  const seconds = await secondsPlayed(db, playerId, { days, restMs: SESSION_GAP });
  const currency = (await wallets(db, playerId)).find(({ active }) => active)?.currency ?? 'EUR';
  const sum = (part: 'deposits' | 'withdrawals' | 'result'): number =>
    sumIn(
      money.map((each) => ({ currency: each.currency, amount: each[part] })),
      currency,
    );
  return {
    currency,
    zone,
    from: start.toISOString(),
    played_seconds: seconds.reduce((total, each) => total + each, 0),
    deposits_cents: sum('deposits'),
    withdrawals_cents: sum('withdrawals'),
    net_cents: sum('result'),
    days: days.map((day, place) => ({ date: dayOf(day, zone), played_seconds: seconds[place] ?? 0 })),
  };
}
