import { hasAdventure } from '@cosmodrome/rules/adventure/groups';
import { wheelOf } from '@cosmodrome/rules/wheel/wheel';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useGifts } from '../../gifts/index.ts';
import { useProtection } from '../../limits/index.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { useSite } from '../../platform/site.ts';
import { ownQuestsQuery } from '../../quests/index.ts';
import { type Bookmark, BookmarkList, useShopBookmark } from './bookmark-list.tsx';

/** A player's bookmarks: each only while there is something behind it, and none while offers are held back (player-protection R32). */
export default function PlayerBookmarks() {
  const t = useTranslations('shell');
  const shop = useShopBookmark();
  const held = useProtection()?.suppression !== null;
  const { data: quests = [] } = useQuery({ ...ownQuestsQuery(), enabled: useSite().widgets.includes('quests') });
  const runs = quests.some(({ in_progress: isRunning }) => isRunning);
  const groups = usePlayer()?.statuses.map(({ id }) => id) ?? [];
  const waiting = useGifts().data?.filter(({ stage }) => stage === 'issued') ?? [];
  const waits = (kind: string): boolean => waiting.some((gift) => gift.kind === kind);
  const bookmarks: Bookmark[] = [...shop];
  if (waits('lootbox')) bookmarks.push({ widget: 'lootboxes', href: '/lootboxes', icon: 'box', label: t('boxes') });
  if (waits('wheelspins') || wheelOf(groups) !== 'default') {
    bookmarks.push({ widget: 'wheel', href: '/rocket-mart/wheel', icon: 'rotate-cw', label: t('wheel') });
  }
  if (hasAdventure(groups)) {
    bookmarks.push({
      widget: 'adventure',
      href: '/cosmodrome-adventure',
      icon: 'calendar-days',
      label: t('adventure'),
    });
  }
  if (runs) bookmarks.push({ widget: 'quests', href: '/quests', icon: 'rocket', label: t('quests') });
  return <BookmarkList bookmarks={held ? [] : bookmarks} />;
}
