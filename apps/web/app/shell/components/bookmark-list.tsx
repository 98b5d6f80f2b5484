import './bookmarks.css';
import type { Widget } from '@cosmodrome/rules/gifts/gifts';
import { Anchor } from '@cosmodrome/ui/anchor';
import { Icon, type IconName } from '@cosmodrome/ui/icon';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSite } from '../../platform/site.ts';

/** A place at the edge of the page that leads to what is active. */
export interface Bookmark {
  /** As the operator switches it on or off. */
  widget: Widget;
  href: string;
  icon: IconName;
  label: string;
}

/** The points shop, where it is open; the words are the navigation's. */
export function useShopBookmark(): Bookmark[] {
  const t = useTranslations('shell.nav');
  return useSite().shop ? [{ widget: 'shop', href: '/rocket-mart', icon: 'orbit', label: t('points-shop') }] : [];
}

/** Bookmarks at the edge of the page (spec 2.6, 4), without the one of the page that is shown. */
export function BookmarkList({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const t = useTranslations('shell');
  const { widgets } = useSite();
  const { pathname } = useLocation();
  const here = (href: string): boolean => pathname === href || (href === '/rocket-mart' && pathname.startsWith(href));
  const shown = bookmarks.filter(({ widget, href }) => widgets.includes(widget) && !here(href));
  if (shown.length === 0) return null;
  return (
    <nav className="bookmarks" aria-label={t('bookmarks')}>
      <ul>
        {shown.map(({ href, icon, label }) => (
          <li key={href}>
            <Anchor href={href} className="bookmark">
              <Icon name={icon} size={22} />
              <span className="bookmark-label text-meta">{label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
