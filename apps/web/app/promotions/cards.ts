import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import type { Campaign, WelcomePack } from '@cosmodrome/contract/http/promotions';
import { rateFor } from '@cosmodrome/rules/levels/levels';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { depositTermsIn, useDepositBonuses } from '../bonuses/index.ts';
import { activeAccount, useAccounts } from '../money/index.ts';
import { useMoneyText } from '../platform/i18n/money.tsx';
import { usePercent } from '../platform/i18n/percent.ts';
import { useSite } from '../platform/site.ts';
import type { CampaignCardProps } from './parts/campaign-card.tsx';
import { leadingQuery } from '../tournaments/index.ts';
import {
  cashbackQuery,
  firstDepositQuery,
  lotteryQuery,
  pointsQuery,
  questQuery,
  tiersQuery,
  worthQuery,
} from './queries.ts';
import { besidePack, depositWith, useDepositWords } from './terms.ts';

export type Card = Omit<CampaignCardProps, 'now'>;

/** The currency in which terms are told: that of the wallet in use, else the default one. */
export const useCurrency = (): string => activeAccount(useAccounts())?.currency ?? DEFAULT_CURRENCY;

/** The deposit bonuses of whoever looks: a player's own, or those of a first deposit. */
export function useDepositOffers(guest: boolean, pack: WelcomePack | null): BonusOffer[] {
  const { data: first = [] } = useQuery(firstDepositQuery());
  const { data: own = [] } = useDepositBonuses();
  return besidePack(guest ? first : own, pack);
}

interface CardsOf {
  guest: boolean;
  offers: readonly BonusOffer[];
}

/** What a campaign is shown as: nothing where the system that it is of has nothing for this host or wallet. */
export function useCardsOf({ guest, offers }: CardsOf): (campaign: Campaign) => Card[] {
  const t = useTranslations('promotions');
  const percent = usePercent(2);
  const money = useMoneyText();
  const currency = useCurrency();
  const wordsOf = useDepositWords(currency);
  const { shop } = useSite();
  const { data: cashback } = useQuery(cashbackQuery());
  const { data: points } = useQuery(pointsQuery());
  const { data: rates } = useQuery(worthQuery());
  const { data: tiers = [] } = useQuery(tiersQuery());
  const { data: tournaments = [] } = useQuery(leadingQuery());
  const { data: lotteries = [] } = useQuery(lotteryQuery());
  const { data: quests = [] } = useQuery(questQuery());
  const worth = rates && rateFor(rates, currency);

  return (campaign) => {
    const { slug, kind, section, art, games, page, start_at: start, end_at: end } = campaign;
    const shared = { slug, section, art, games, start, end };
    const card = (
      more: Pick<Card, 'kind' | 'title' | 'terms' | 'href' | 'action'> & Partial<Pick<Card, 'end'>>,
    ): Card[] => [{ ...shared, ...more }];
    switch (kind) {
      case 'deposit':
        return offers.flatMap((offer) => {
          const terms = depositTermsIn(offer, currency);
          if (!terms) return [];
          return card({
            kind: t('deposit.kind'),
            title: offer.title,
            terms: wordsOf(terms).sentence,
            href: guest ? '/sign-up' : depositWith(terms.code),
            action: t(guest ? 'join' : 'deposit.action'),
          });
        });
      case 'cashback': {
        if (!cashback?.terms) return [];
        const title = t('cashback.title', { share: percent(cashback.terms.share_bp / 10_000) });
        return card({
          kind: t('cashback.kind'),
          title,
          terms: t('cashback.terms'),
          href: '/cashback',
          action: t('more'),
        });
      }
      case 'tournaments':
        return tournaments.flatMap(({ title, slug: name, currency: of, cents, places, end: until }) =>
          card({
            kind: t('tournaments.kind'),
            title,
            terms: t('tournaments.terms', { pool: money(cents, of), places }),
            href: `/tournaments/${name}`,
            action: t('more'),
            end: until,
          }),
        );
      case 'lotteries':
        return lotteries.flatMap(({ title, slug: name, currency: of, cents, places, end: until }) =>
          card({
            kind: t('lotteries.kind'),
            title,
            terms: t('lotteries.terms', { pool: money(cents, of), places }),
            href: `/lottery/${name}`,
            action: t('more'),
            end: until,
          }),
        );
      case 'quests':
        return quests.flatMap(({ title, cents, freespins, levels, end: until }) =>
          card({
            kind: t('quests.kind'),
            title,
            terms: t('quests.terms', { levels, most: money(cents, DEFAULT_CURRENCY), freespins }),
            href: '/quests',
            action: t('more'),
            end: until,
          }),
        );
      case 'levels': {
        if (!points?.terms) return [];
        const href = guest ? '/sign-up' : '/profile/level';
        const action = t(guest ? 'join' : 'more');
        return card({ kind: t('levels.kind'), title: t('levels.title'), terms: t('levels.terms'), href, action });
      }
      case 'shop': {
        if (!shop || !worth) return [];
        const terms = t('shop.terms', { points: worth.points, amount: money(worth.amount_cents, worth.currency) });
        return card({
          kind: t('shop.kind'),
          title: t('shop.title'),
          terms,
          href: '/rocket-mart',
          action: t('shop.action'),
        });
      }
      case 'vip':
        if (tiers.length === 0) return [];
        return card({
          kind: t('vip.kind'),
          title: t('vip.title'),
          terms: t('vip.terms'),
          href: '/cosmodrome-vip-club',
          action: t('more'),
        });
      case 'page':
        if (!page) return [];
        return card({
          kind: t('page.kind'),
          title: page.title,
          terms: page.terms,
          href: `/promo/${slug}`,
          action: t('more'),
        });
      case 'welcome':
        // It leads the page.
        return [];
      default:
        return kind satisfies never;
    }
  };
}
