import { averageCost } from '@cosmodrome/rules/play/average-cost';
import type { AdventureDay, OwnAdventureDay } from '@cosmodrome/contract/http/adventure';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { useTranslations } from 'use-intl';
import { useFormat } from '../platform/i18n/format.ts';
import { useMoneyText } from '../platform/i18n/money.tsx';

/** A day as the page shows it: with how the player stands, where that is known. */
export type ShownDay = AdventureDay & Partial<Omit<OwnAdventureDay, keyof AdventureDay>>;

interface InCurrency {
  readonly currency: string;
  readonly amount_cents: number;
}

/** What is said in a currency, else in the default one, else in the first there is. */
export const amountIn = (amounts: readonly InCurrency[], currency: string): InCurrency | undefined =>
  amounts.find((each) => each.currency === currency) ??
  amounts.find((each) => each.currency === DEFAULT_CURRENCY) ??
  amounts[0];

/** What deposits of the day have come to in exactly that currency. */
export const depositedIn = ({ deposited = [] }: ShownDay, currency: string): number =>
  deposited.find((each) => each.currency === currency)?.amount_cents ?? 0;

/** The bonus of a day with what it obliges to: in the currency in which it was given, else in the player's. */
export function bonusIn({ prize: { bonus }, currency: given }: ShownDay, currency: string) {
  const amount = bonus && amountIn(bonus.amounts, given ?? currency);
  if (!amount) return null;
  const stakes = amount.amount_cents * bonus.wager;
  return {
    ...amount,
    wager: bonus.wager,
    days: bonus.days_to_wager,
    most: amountIn(bonus.max_bet, amount.currency)?.amount_cents ?? 0,
    stakes,
    cost: averageCost(stakes),
  };
}

/** The texts of a day. */
export function useDayWords(currency: string) {
  const t = useTranslations('adventure');
  const money = useMoneyText();
  const format = useFormat();
  const date = (day: AdventureDay): string =>
    format.dateTime(new Date(`${day.date}T00:00:00Z`), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return {
    /** In the little room of a cell: without a fraction that is none. */
    short: (day: ShownDay): string => {
      const bonus = bonusIn(day, currency);
      if (bonus) return money(bonus.amount_cents, bonus.currency).replace(/[.,]00(?!\d)/, '');
      return t('cell.spins', { count: day.prize.freespins?.count ?? 0 });
    },
    prize: (day: ShownDay): string => {
      const bonus = bonusIn(day, currency);
      if (bonus) return t('prize', { amount: money(bonus.amount_cents, bonus.currency) });
      return t('spins', { count: day.prize.freespins?.count ?? 0 });
    },
    date,
    name: (day: ShownDay): string => {
      const words = { day: day.day, date: date(day) };
      if (day.prize.type === 'superPrize') return t('day.superPrize', { day: day.day - 1 });
      if (day.gift?.stage === 'issued') return t('day.waiting', words);
      if (day.state === 'lost' || day.state === 'completed' || day.state === 'active')
        return t(`day.${day.state}`, words);
      return t('day.future', words);
    },
    /** What has become of the day, in a word; nothing of one that is to come. */
    state: ({ state, isCompleted, gift }: ShownDay): string | null => {
      if (gift?.stage === 'issued') return t('cell.waiting');
      if (gift && gift.stage !== 'activated') return t('cell.gone');
      if (isCompleted) return t('cell.completed');
      return state === 'lost' || state === 'active' ? t(`cell.${state}`) : null;
    },
  };
}

export const monthName = (month: string, format: ReturnType<typeof useFormat>): string =>
  format.dateTime(new Date(`${month}-15T00:00:00Z`), { month: 'long', timeZone: 'UTC' });
