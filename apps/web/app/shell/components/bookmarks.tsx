import './bookmarks.css';
import { hasAdventure } from '@cosmodrome/rules/adventure/groups';
import type { Widget } from '@cosmodrome/rules/gifts/gifts';
import { wheelOf } from '@cosmodrome/rules/wheel/wheel';
import { Anchor } from '@cosmodrome/ui/anchor';
import { Icon, type IconName } from '@cosmodrome/ui/icon';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useGifts } from '../../gifts/index.ts';
import { useProtection } from '../../limits/index.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSite } from '../../platform/site.ts';

interface Bookmark {
  /** As the operator switches it on or off. */
  widget: Widget;
  href: string;
  icon: IconName;
  label: string;
}

/**
 * Bookmarks at the edge of the page (spec 2.6, 4): each only while there is something behind it, and none for whom offers
 * are held back from (player-protection R32) or on the page that it leads to.
 */
export default function Bookmarks() {
  const t = useTranslations('shell');
  const { shop, widgets } = useSite();
  const guest = useSession() === 'guest';
  const held = useProtection()?.suppression !== null;
  const { pathname } = useLocation();
  const groups = usePlayer()?.statuses.map(({ id }) => id) ?? [];
  const waiting = useGifts().data?.filter(({ stage }) => stage === 'issued') ?? [];
  const waits = (kind: string): boolean => waiting.some((gift) => gift.kind === kind);
  const all: Bookmark[] = [];
  if (shop) all.push({ widget: 'shop', href: '/rocket-mart', icon: 'orbit', label: t('nav.points-shop') });
  if (waits('lootbox')) all.push({ widget: 'lootboxes', href: '/lootboxes', icon: 'box', label: t('boxes') });
  if (waits('wheelspins') || wheelOf(groups) !== 'default') {
    all.push({ widget: 'wheel', href: '/rocket-mart/wheel', icon: 'rotate-cw', label: t('wheel') });
  }
  if (hasAdventure(groups)) {
    all.push({ widget: 'adventure', href: '/cosmodrome-adventure', icon: 'calendar-days', label: t('adventure') });
  }
  const here = (href: string): boolean => pathname === href || (href === '/rocket-mart' && pathname.startsWith(href));
  const shown = !guest && held ? [] : all.filter(({ widget, href }) => widgets.includes(widget) && !here(href));
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
