import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import type { WelcomePack } from '@cosmodrome/contract/http/promotions';
import { useTranslations } from 'use-intl';
import { depositTermsIn } from '../bonuses/index.ts';
import { useMoneyText } from '../platform/i18n/money.tsx';
import { usePercent } from '../platform/i18n/percent.ts';

export type DepositTerms = NonNullable<ReturnType<typeof depositTermsIn>>;

/** What a bonus with a deposit gives and asks, as words. */
export function useDepositWords(currency: string) {
  const t = useTranslations('promotions');
  const money = useMoneyText();
  const percent = usePercent(2);
  return (terms: DepositTerms) => {
    const words = {
      percent: percent(terms.percent / 100),
      most: money(terms.most, currency),
      least: money(terms.least, currency),
      times: terms.wager,
      days: terms.days,
      maxBet: money(terms.maxBet, currency),
    };
    const cap = terms.maxWin === null ? '' : ` ${t('deposit.cap', { amount: money(terms.maxWin, currency) })}`;
    return {
      ...words,
      sentence: t('deposit.terms', words) + cap,
      share: t('deposit.share', words),
      /** The most that becomes the player's own; empty for all of it. */
      cap: terms.maxWin === null ? '' : money(terms.maxWin, currency),
    };
  };
}

/** A step of the welcome pack with its terms in a currency. */
export type PackStep = WelcomePack['steps'][number] & { readonly terms: DepositTerms };

/** The steps that are given in a currency: another currency's amount is never converted. */
export const stepsIn = ({ steps }: WelcomePack, currency: string): PackStep[] =>
  steps.flatMap((step) => {
    const terms = depositTermsIn(step.offer, currency);
    return terms ? [{ ...step, terms }] : [];
  });

/** The address of a deposit with which a bonus comes: its terms stand there again, and it can be left. */
export const depositWith = (code: string): string => `/deposit?autoApplyPromocode=${encodeURIComponent(code)}`;

/** Offers that are no steps of the pack: those have a place of their own. */
export const besidePack = (offers: readonly BonusOffer[], pack: WelcomePack | null): BonusOffer[] =>
  offers.filter(({ id }) => !pack?.steps.some(({ offer }) => offer.id === id));
