import { type PointsRate, valueOfPoints } from '@cosmodrome/rules/levels/levels';
import { prizeName } from '@cosmodrome/rules/prizes/name';
import { useTranslations } from 'use-intl';
import { useAmountAmong } from '../platform/i18n/amount-among.ts';
import { useMoneyText } from '../platform/i18n/money.tsx';
import { useChance } from '../platform/i18n/chance.ts';
import type { ShopCard } from './queries.ts';

/** What points are worth, as text: never shown without it (player-protection R33). */
export function useValue(worth: PointsRate): (points: number) => string {
  const money = useMoneyText();
  return (points) => money(valueOfPoints(points, worth), worth.currency);
}

/** What a reward is, in sentences; of a box also everything that can come out of it, with its chance. */
export function useText(currency: string): (card: ShopCard) => string {
  const t = useTranslations('shop.card');
  const amount = useAmountAmong(currency);
  const chance = useChance();
  return ({ text, contents }) => {
    if (contents.length === 0) return text;
    const things = contents.map((content) => `${prizeName(content, amount(content.amounts))} (${chance(content)})`);
    return `${text} ${t('oneOf', { things: things.join(', ') })}`;
  };
}

/** What a reward is called: money by its amount. */
export function useName(): (card: ShopCard, quantity?: number) => string {
  const t = useTranslations('shop');
  const money = useMoneyText();
  return ({ money: amount, wager, title }, quantity = 1) => {
    if (amount) {
      const text = money(amount.cents * quantity, amount.currency);
      return wager > 0 ? t('card.bonus', { amount: text }) : t('card.money', { amount: text });
    }
    return quantity === 1 ? title : t('ask.several', { count: quantity, title });
  };
}
