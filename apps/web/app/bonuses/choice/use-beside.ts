import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import { rateFor, valueOfPoints } from '@cosmodrome/rules/levels/levels';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ratesQuery } from '../../levels/index.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { inCurrency } from './terms.ts';

/** What comes beside the bonus of an offer, or in its place, in one sentence; null where nothing does. */
export function useBeside(currency: string, { bonuses }: BonusOffer): string | null {
  const t = useTranslations('bonuses.beside');
  const money = useMoneyText();
  const { data: rates = [] } = useQuery({ ...ratesQuery(), enabled: bonuses.some(({ type }) => type === 'points') });
  const rate = rateFor(rates, currency);
  // The first is the bonus itself, where there is one.
  const own = bonuses[0]?.type === 'bonus' ? 1 : 0;
  const prizes = bonuses.slice(own).map(({ type, attributes, result_bonus: results }) => {
    const count = attributes.find((each) => each.field === 'freespins_count' || each.field === 'count')?.value ?? 1;
    const cents = inCurrency(attributes.find((each) => each.field === 'bonus_amount')?.value, currency);
    const wager = results.find((each) => each.field === 'wager')?.value ?? 0;
    const amount = cents === undefined ? '' : money(cents, currency);
    // Points show what they are worth (player protection R33).
    const worth = type === 'points' && rate ? money(valueOfPoints(Number(count), rate), rate.currency) : '';
    return t(type, { count, wager, amount, worth, known: worth === '' ? 'no' : 'yes' });
  });
  if (prizes.length === 0) return null;
  return t(own === 1 ? 'with' : 'alone', { prizes: prizes.join(', ') });
}
