import { isOfArena, type NavigationEntry, topNavigation } from '@cosmodrome/rules/content/navigation';
import type { IconName } from '@cosmodrome/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { pagesQuery } from '../content/index.ts';
import { collectionsQuery } from '../games/index.ts';
import { useSite } from '../platform/site.ts';

/** Id of the sidebar: the browser's popover, so it opens before script does. */
export const SIDEBAR = 'sidebar';

export interface MenuEntry {
  href: string;
  label: string;
  icon: IconName;
}

/** Top navigation in the order of spec 2.6: the sections that are there, then the pages that ask for a place there. */
export function useMenu(): MenuEntry[] {
  const t = useTranslations('shell.nav');
  const { locale } = useSite();
  const sections = useSections();
  const { data: pages = [] } = useQuery(pagesQuery(locale));
  return [
    ...topNavigation(new Set(sections)).map((name) => ({ ...places[name], label: t(name) })),
    ...pages
      .filter(({ categories }) => categories.includes('top-menu'))
      .map(({ path, title }): MenuEntry => ({ href: path, label: title, icon: 'file-text' })),
  ];
}

type Section = keyof typeof places;

/** Where the sections are that can be there; a system that brings another one adds its line. */
const places = {
  lobby: { href: '/', icon: 'house' },
  pokies: { href: '/pokies/all', icon: 'cherry' },
  live: { href: '/live/all', icon: 'spade' },
  betting: { href: '/sport', icon: 'external-link' },
  'points-shop': { href: '/rocket-mart', icon: 'orbit' },
  'rocket-chance': { href: '/rocket-chance', icon: 'rocket' },
  tournaments: { href: '/tournaments/all', icon: 'flag' },
  'mystic-jackpots': { href: '/mystic-jackpots', icon: 'trophy' },
  achievements: { href: '/tournaments/achievements', icon: 'star' },
  'vip-club': { href: '/cosmodrome-vip-club', icon: 'crown' },
} as const satisfies Partial<Record<NavigationEntry, Omit<MenuEntry, 'label'>>>;

/** A section of games is there when it has games; bets on sports, the shop and rocket chance where the host has them. */
function useSections(): Section[] {
  const site = useSite();
  const { data: collections = [] } = useQuery(collectionsQuery());
  const filled = (name: Section): boolean =>
    name === 'betting'
      ? site.betting
      : name === 'points-shop'
        ? site.shop
        : name === 'rocket-chance'
          ? site.chance
          : collections.some(({ id, games_count }) => id === name && games_count > 0);
  return [
    'lobby',
    'pokies',
    ...(['live', 'betting', 'points-shop', 'rocket-chance', 'mystic-jackpots'] as const).filter(filled),
    'tournaments',
    'achievements',
    'vip-club',
  ];
}

/** The section beside pokies in the bar of a phone: the tables, and until there are any what is new. */
export function useSecondSection(): MenuEntry {
  const t = useTranslations('shell.nav');
  return useSections().includes('live')
    ? { ...places.live, label: t('live') }
    : { href: '/pokies/new', label: t('new'), icon: 'sparkles' };
}

/**
 * Whether a menu entry is where the reader is: its page, or one of the section that it lists all of. A page with an entry of
 * its own belongs to that one alone.
 */
export function isCurrent(href: string, pathname: string): boolean {
  if (href === pathname) return true;
  if (Object.values(places).some((place) => place.href === pathname)) return false;
  if (href === places.tournaments.href && isOfArena(pathname)) return true;
  return href.endsWith('/all') && pathname.startsWith(href.slice(0, -'all'.length));
}
