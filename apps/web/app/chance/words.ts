import type { ChanceOutcome } from '@cosmodrome/contract/http/chance';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { useTranslations } from 'use-intl';
import { useAmountAmong } from '../platform/i18n/amount-among.ts';
import { useFormat } from '../platform/i18n/format.ts';
import { useChance } from '../platform/i18n/chance.ts';
import { usePlayer } from '../platform/session/player.ts';

/** The texts of outcomes, in the player's currency. */
export function useOutcomeWords() {
  const t = useTranslations('chance');
  const among = useAmountAmong(usePlayer()?.currency ?? DEFAULT_CURRENCY);
  const format = useFormat();
  const percent = useChance();
  const worth = ({ amounts }: ChanceOutcome): string | null => among(amounts);
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
  const day = (date: string): string =>
    format.dateTime(new Date(date), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return { name, terms, percent, day };
}
