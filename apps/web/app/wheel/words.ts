import type { WheelItem } from '@cosmodrome/contract/http/wheel';
import { prizeName } from '@cosmodrome/rules/prizes/name';
import { useTranslations } from 'use-intl';
import { useAmountAmong } from '../platform/i18n/amount-among.ts';
import { useFormat } from '../platform/i18n/format.ts';
import { useChance } from '../platform/i18n/chance.ts';

/** The texts of segments, in the currency of the wallet in use. */
export function useSegmentWords(currency: string) {
  const t = useTranslations('wheel');
  const format = useFormat();
  const percent = useChance();
  const text = useAmountAmong(currency);
  const name = (item: WheelItem): string => prizeName(item, text(item.amounts));
  /** What it asks and allows, one sentence each. */
  const terms = (item: WheelItem): string[] => {
    const { kind, wager, games, days_to_activate: start } = item;
    const wagered = { wager: wager ?? 0, days: item.days_to_wager ?? 0, most: text(item.max_bets) ?? '' };
    const cap = text(item.max_wins);
    const most = cap === null ? [] : [t('terms.cap', { amount: cap })];
    switch (kind) {
      case 'money':
        return [t('terms.real')];
      case 'bonus':
        return [t('terms.bonus', wagered), ...most];
      case 'points': {
        const worth = text(item.amounts);
        return [worth === null ? t('terms.plain') : t('terms.worth', { amount: worth })];
      }
      case 'freespins': {
        const named = games.map(({ title }) => title).join(', ');
        const first =
          wager === 0 ? t('terms.spinsReal', { games: named }) : t('terms.spins', { ...wagered, games: named });
        return [first, ...most, ...(start === null ? [] : [t('terms.start', { days: start })])];
      }
      case 'group':
      case 'thing':
        return [t('terms.plain')];
    }
  };
  const date = (at: string): string => format.dateTime(new Date(at), { day: 'numeric', month: 'long' });
  /** What stands on the face: the amount, or the count. */
  const short = (item: WheelItem): string => {
    if (item.kind === 'money') return text(item.amounts)?.replace(/[.,]00(?=\D|$)/, '') ?? item.title;
    return item.count === null ? item.title : format.number(item.count);
  };
  return { name, terms, percent, date, short };
}
