import type { ChanceOutcome } from '@cosmodrome/contract/http/chance';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { currencyAmong } from '@cosmodrome/rules/money/fallback';
import { useTranslations } from 'use-intl';
import { useFormat } from '../platform/i18n/format.ts';
import { useMoneyText } from '../platform/i18n/money.tsx';
import { usePlayer } from '../platform/session/player.ts';

/** The texts of outcomes, in the player's currency. */
export function useOutcomeWords() {
  const t = useTranslations('chance');
  const money = useMoneyText();
  const format = useFormat();
  const wanted = usePlayer()?.currency ?? DEFAULT_CURRENCY;
  const worth = ({ amounts }: ChanceOutcome): string | null => {
    const currency = currencyAmong(
      amounts.map(({ currency: code }) => code),
      wanted,
    );
    const amount = amounts.find((each) => each.currency === currency);
    return amount ? money(amount.amount_cents, amount.currency) : null;
  };
  const name = (outcome: ChanceOutcome): string => {
    if (outcome.kind === 'nothing') return t('nothing');
    if (outcome.kind === 'points') return t('points', { count: outcome.count ?? 0 });
    return worth(outcome) ?? '';
  };
  /** What it is, in a few words; nothing of nothing. */
  const terms = (outcome: ChanceOutcome): string => {
    if (outcome.kind === 'nothing') return '';
    if (outcome.kind === 'money') return t('terms.money');
    const value = worth(outcome);
    return value === null ? t('terms.points') : t('terms.worth', { amount: value });
  };
  const percent = ({ chance_bp: chance }: ChanceOutcome): string =>
    format.number(chance / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const day = (date: string): string =>
    format.dateTime(new Date(date), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return { name, terms, percent, day };
}
