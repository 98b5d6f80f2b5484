import './bookmarks.css';
import { hasAdventure } from '@cosmodrome/rules/adventure/groups';
import { Anchor } from '@cosmodrome/ui/anchor';
import { Icon, type IconName } from '@cosmodrome/ui/icon';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useProtection } from '../../limits/index.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSite } from '../../platform/site.ts';

interface Bookmark {
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
  const { shop } = useSite();
  const guest = useSession() === 'guest';
  const held = useProtection()?.suppression !== null;
  const { pathname } = useLocation();
  const groups = usePlayer()?.statuses.map(({ id }) => id) ?? [];
  const all: Bookmark[] = [];
  if (shop) all.push({ href: '/rocket-mart', icon: 'orbit', label: t('nav.points-shop') });
  if (hasAdventure(groups)) {
    all.push({ href: '/cosmodrome-adventure', icon: 'calendar-days', label: t('adventure') });
  }
  const shown = !guest && held ? [] : all.filter(({ href }) => !pathname.startsWith(href));
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
