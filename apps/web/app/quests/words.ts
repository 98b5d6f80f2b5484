import type { OwnQuest } from '@cosmodrome/contract/http/quests';
import { nominalStake } from '@cosmodrome/rules/play/stakes';
import { averageCost, prizesTogether } from '@cosmodrome/rules/quests/levels';
import { useTranslations } from 'use-intl';
import { useFormat } from '../platform/i18n/format.ts';
import { useMoneyText } from '../platform/i18n/money.tsx';
import type { ShownQuest } from './use-quests.ts';

type Prize = OwnQuest['prizes'][number];

/** What a level pays in words: money, free spins, or both. */
export function usePrizeWords(): (prize: Prize, currency: string) => string {
  const t = useTranslations('quests');
  const money = useMoneyText();
  return ({ money_cents: cents, freespins }, currency) => {
    const spins = freespins > 0 ? t('spins', { count: freespins }) : null;
    if (cents === 0) return spins ?? t('nothing');
    const amount = money(cents, currency);
    return spins === null ? amount : t('both', { amount, spins });
  };
}

/** The words of one quest, with its amounts in the currency of its reader. */
export function useQuestWords(shown: ShownQuest) {
  const { quest, name, currency, thresholds, prizes, bets, level } = shown;
  const t = useTranslations('quests');
  const money = useMoneyText();
  const format = useFormat();
  const prize = usePrizeWords();
  const amount = (cents: number): string => money(cents, currency);
  const last = thresholds.at(-1) ?? 0;
  const next = thresholds[level];
  const payout = format.number(quest.least_payout / 100, { style: 'percent', maximumFractionDigits: 2 });
  const cost = (of: number): string => amount(averageCost(of, quest.least_payout));
  return {
    amount,
    prizeOf: (of: number): string => prize(prizes[of - 1] ?? { money_cents: 0, freespins: 0 }, currency),
    all: prizesTogether(prizes),
    allWords: prize(prizesTogether(prizes), currency),
    size: t(`size.${name.size}`),
    badge: t('badge', { size: t(`size.${name.size}`), count: thresholds.length }),
    lastAt: t('lastAt', { count: thresholds.length, bets: amount(last) }),
    levelOf: t('levelOf', { level, count: thresholds.length }),
    collected: prize(shown.collected, currency),
    /** What is missing to the next level; null on the last one. */
    next:
      next === undefined
        ? null
        : { at: next, share: [bets - (thresholds[level - 1] ?? 0), next - (thresholds[level - 1] ?? 0)] as const },
    costOfNext: next === undefined ? null : t('cost', { bets: amount(next - bets), cost: cost(next - bets), payout }),
    costOfAll: t('costOfAll', {
      bets: amount(last),
      cost: cost(last),
      payout,
      prize: prize(prizesTogether(prizes), currency),
    }),
    stakes: t('stakes', {
      least: amount(nominalStake(quest.least_stake_cents, currency)),
      most: amount(nominalStake(quest.most_stake_cents, currency)),
    }),
    ends: format.dateTime(new Date(quest.end_at), { dateStyle: 'medium', timeStyle: 'medium' }),
    paid: t('paidValue', { money: money(quest.paid_cents, 'EUR'), count: quest.paid_count }),
  };
}
