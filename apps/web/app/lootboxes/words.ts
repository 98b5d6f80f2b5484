import type { LootboxItem } from '@cosmodrome/contract/http/lootboxes';
import { prizeName } from '@cosmodrome/rules/prizes/name';
import { useTranslations } from 'use-intl';
import { useFormat } from '../platform/i18n/format.ts';
import { useChance } from '../platform/i18n/chance.ts';
import { useMoneyText } from '../platform/i18n/money.tsx';

/** The texts of what can be inside a box. */
export function useItemWords() {
  const t = useTranslations('lootboxes');
  const money = useMoneyText();
  const format = useFormat();
  const percent = useChance();
  const name = (item: LootboxItem): string =>
    prizeName(item, item.amount && money(item.amount.amount_cents, item.amount.currency));
  /** What it asks and allows, one sentence each; the most important is the first. */
  const terms = (item: LootboxItem, currency: string): string[] => {
    const { kind, amount, wager, games, stake_cents: stake, max_win_cents: most, days_to_activate: days } = item;
    const wagered = {
      wager: wager ?? 0,
      days: item.days_to_wager ?? 0,
      most: money(item.max_bet_cents ?? 0, amount?.currency ?? currency),
    };
    switch (kind) {
      case 'money':
        return [t('terms.real')];
      case 'bonus':
        return [t('terms.bonus', wagered)];
      case 'points':
        return [amount ? t('terms.worth', { amount: money(amount.amount_cents, amount.currency) }) : t('terms.plain')];
      case 'freespins':
        return [
          ...(stake === null || games.length === 0
            ? []
            : [t('terms.spins', { games: games.map(({ title }) => title).join(', '), stake: money(stake, currency) })]),
          wager === 0 ? t('terms.winsReal') : t('terms.winsBonus', wagered),
          ...(most === null ? [] : [t('terms.most', { amount: money(most, currency) })]),
          ...(days === null ? [] : [t('terms.activate', { days })]),
        ];
      case 'group':
      case 'thing':
        return [t('terms.plain')];
    }
  };
  const date = (at: string): string => format.dateTime(new Date(at), { day: 'numeric', month: 'long' });
  return { name, terms, percent, date };
}
