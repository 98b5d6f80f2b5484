import type { IconName } from '@cosmodrome/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { activeAccount, useAccounts } from '../money/index.ts';
import { menusQuery } from '../content/index.ts';
import { collectionsQuery } from './queries.ts';

export interface Category {
  slug: string;
  title: string;
  count: number;
  icon: IconName;
  href: string;
}

const icons: Readonly<Record<string, IconName>> = {
  top: 'crown',
  new: 'sparkles',
  recommended: 'telescope',
  'bonus-wagering': 'target',
  coin: 'coins',
  jackpot: 'trophy',
  table: 'spade',
  roulette: 'target',
  blackjack: 'club',
  'btc-games': 'bitcoin',
  'egypt-games': 'pyramid',
  'fruit-games': 'cherry',
  'book-games': 'book-open',
  'crash-games': 'rocket',
  'lottery-games': 'ticket',
  'fishing-games': 'fish',
  'high-volatility': 'flame',
  'low-volatility': 'moon',
  'bonus-buy': 'shopping-bag',
  megaways: 'layout-grid',
  all: 'layout-grid',
};

/** Kinds of pages with a menu of their own (spec 2.5). */
export type Menu = 'main' | 'pokies' | 'live' | 'category';

/** The categories of a kind of page, in its order, without those that have no games. */
export function useCategories(menu: Menu): Category[] {
  const t = useTranslations('games');
  const { data: menus } = useQuery(menusQuery());
  const { data: collections } = useQuery(collectionsQuery());
  const wagering = useWagering();
  return (menus?.[menu] ?? []).flatMap((slug) => {
    if (slug === WAGERING && !wagering) return [];
    const collection = collections?.find(({ id }) => id === slug);
    if (slug !== 'all' && (collection?.games_count ?? 0) === 0) return [];
    const title = slug === 'all' ? t('all') : (collection?.title ?? slug);
    const href = menu === 'live' ? `/live/${slug === 'live_all' ? 'all' : slug}` : `/pokies/${slug}`;
    return [{ slug, title, count: collection?.games_count ?? 0, icon: icons[slug] ?? 'star', href }];
  });
}

/** Games that count for a bonus: of use only to somebody whose wallet holds one. */
export const WAGERING = 'bonus-wagering';

function useWagering(): boolean {
  const account = activeAccount(useAccounts());
  return account !== undefined && account.amount_cents > account.available_to_cashout_cents;
}
