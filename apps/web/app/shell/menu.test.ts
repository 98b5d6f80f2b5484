import { expect, test } from 'vitest';
import { isCurrent } from './menu.ts';

const ENTRIES = ['/', '/pokies/all', '/live/all', '/tournaments/all', '/tournaments/achievements', '/rocket-mart'];

test.each([
  ['/', '/'],
  ['/pokies/new', '/pokies/all'],
  ['/live/blackjack', '/live/all'],
  ['/tournaments/weekly-orbit', '/tournaments/all'],
  ['/tournaments/achievements', '/tournaments/achievements'],
  ['/rocket-mart', '/rocket-mart'],
  ['/arena', '/tournaments/all'],
  ['/quests', '/tournaments/all'],
  ['/action/quest--s--comet', '/tournaments/all'],
  ['/promo', '/tournaments/all'],
  ['/promo/cashback', '/tournaments/all'],
  ['/leaderboard', '/tournaments/all'],
  ['/lottery/friday', '/tournaments/all'],
  ['/promotions', undefined],
  ['/profile', undefined],
])('%s belongs to one section of the menu at most: %s', (pathname, section) => {
  expect(ENTRIES.filter((href) => isCurrent(href, pathname))).toEqual(section === undefined ? [] : [section]);
});
