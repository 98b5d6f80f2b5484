import type { Gift } from '@cosmodrome/contract/http/gifts';
import { rateFor, valueOfPoints } from '@cosmodrome/rules/levels/levels';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ratesQuery } from '../../levels/index.ts';
import { activeAccount, useAccounts } from '../../money/index.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { usePercent } from '../../platform/i18n/percent.ts';

export interface GiftWords {
  /** What it asks and gives, in one sentence. */
  readonly sentence: string;
  /** Until when it can be taken or runs, or when it comes; null where nothing ends. */
  readonly end: string | null;
}

/** What is said of a gift, in the reader's language and money. */
export function useGiftWords(): (gift: Gift) => GiftWords {
  const t = useTranslations('gifts');
  const families = useTranslations('bonuses.terms.families');
  const money = useMoneyText();
  const percent = usePercent(2);
  const format = useFormat();
  const wallet = activeAccount(useAccounts())?.currency ?? 'EUR';
  const { data: rates } = useQuery(ratesQuery());

  const sentence = (gift: Gift): string => {
    const { kind, stage, terms, currency } = gift;
    const amount = (cents: number | null): string =>
      cents === null || currency === null ? '' : money(cents, currency);
    const [content] = gift.bonuses;
    const cap = terms.max_win_cents === null ? '' : ` ${t('terms.cap', { amount: amount(terms.max_win_cents) })}`;
    const closed = terms.closed_families.map((family) => families(family)).join(', ');
    const shut = closed === '' ? '' : ` ${t('terms.closed', { families: closed })}`;
    const common = {
      maxBet: amount(terms.max_bet_cents),
      days: terms.days_to_wager ?? 0,
      times: terms.wager ?? 0,
      whole: amount(gift.amount_wager_requirement_cents),
    };
    if (kind === 'bonus') return t(stage === 'wait' ? 'terms.next' : 'terms.bonus', common) + cap + shut;
    if (kind === 'deposit') {
      const share = percent((terms.share_bp ?? 0) / 10_000);
      const deposit = { ...common, share, least: amount(terms.least_deposit_cents), most: amount(gift.amount_cents) };
      return t('terms.deposit', deposit) + cap;
    }
    if (kind === 'cashback') return t('terms.cashback', { share: percent((terms.share_bp ?? 0) / 10_000) });
    if (kind === 'freespins') {
      const games = terms.games.map(({ title }) => title).join(', ');
      const stake = terms.stake_cents === null ? 'none' : amount(terms.stake_cents);
      return t('terms.freespins', { stake, games, times: common.times, left: terms.games.length }) + cap;
    }
    if (kind === 'lootbox' || kind === 'wheelspins') {
      const odds = terms.odds.map(({ title, chance_bp: bp }) => `${title} ${percent(bp / 10_000)}`).join(', ');
      return odds === '' ? t('terms.free') : t('terms.odds', { odds });
    }
    if (content?.type === 'points' && terms.count !== null) {
      const rate = rates && rateFor(rates, wallet);
      const worth = rate ? money(valueOfPoints(terms.count, rate), rate.currency) : '';
      return t('terms.points', { count: terms.count, worth, known: worth === '' ? 'no' : 'yes' });
    }
    return content?.type === 'money' ? t('terms.money', { amount: amount(gift.amount_cents) }) : t('terms.free');
  };

  const end = ({ kind, stage, activatable_until: take, valid_until: run }: Gift): string | null => {
    const at = (stage === 'issued' ? (take ?? run) : run) ?? null;
    if (at === null) return null;
    const date = format.dateTime(new Date(at), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
    return t(kind === 'cashback' ? 'paidOn' : 'until', { date });
  };
  return (gift) => ({ sentence: sentence(gift), end: end(gift) });
}
