import type { Gift } from '@cosmodrome/contract/http/gifts';
import { cashbackOf } from '@cosmodrome/rules/cashback/terms';
import { cashbackWeek, weekName } from '@cosmodrome/rules/cashback/week';
import { giftOf, type GiftReader } from '../gift.ts';
import type { CallsOptions } from './calls.ts';
import { weeksOf } from './read.ts';

/** What comes back of the running week so far and when it is paid, and what came of the week before. */
export async function cashbackGifts(
  { connection, clock, termsOf, isAllowedOn, titleOf }: CallsOptions & { titleOf: (locale: string) => string },
  { playerId, host, locale }: GiftReader,
): Promise<Gift[]> {
  if (!(await isAllowedOn(host, playerId))) return [];
  const { start, end } = cashbackWeek(clock.now());
  const before = cashbackWeek(new Date(start.getTime() - 1));
  const weeks = new Map([
    [weekName(start), { start, end }],
    [weekName(before.start), before],
  ]);
  const [terms, rows] = [await termsOf(playerId), await weeksOf(connection, playerId, [...weeks.keys()])];
  return rows.flatMap(({ week, currency, loss, paid, closed_at: closed }) => {
    const cents = Number(closed === null ? cashbackOf(loss, terms) : (paid ?? 0n));
    const [from, to] = [weeks.get(week)?.start ?? start, weeks.get(week)?.end ?? end];
    if (cents === 0) return [];
    return [
      giftOf({
        id: `${week}-${currency}`,
        kind: 'cashback',
        contains: 'money',
        type: 'Cashback',
        stage: closed === null ? 'wait' : 'finished',
        title: titleOf(locale),
        currency,
        amount_cents: cents,
        won_cents: closed === null ? null : cents,
        valid_until: to.toISOString(),
        created_at: from.toISOString(),
        terms: { wager: 0, share_bp: terms.shareBp },
      }),
    ];
  });
}
