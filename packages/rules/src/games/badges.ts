import type { GameFacts } from './facts.ts';
import { isNew, isReleased, type ReleaseDays } from './order.ts';

/** Card themes (spec 2.5, 2.6), the weightiest first: a tile shows the words of the first one, and the light of all. */
export const BADGES = [
  'prerelease',
  'exclusive',
  'pragmatic-drop-wins',
  'pragmatic-drop-wins-live',
  'new',
  'animated',
] as const;
export type BadgeType = (typeof BADGES)[number];

/** What a tile with the badge looks like: the interface has a style of each of these names. */
export const BADGE_THEMES = ['early', 'lit', 'prize', 'glass', 'moving'] as const;
export type BadgeTheme = (typeof BADGE_THEMES)[number];

export interface GameBadge {
  readonly type: BadgeType;
  readonly theme: BadgeTheme;
}

const THEMES: Readonly<Record<BadgeType, BadgeTheme>> = {
  prerelease: 'early',
  exclusive: 'lit',
  'pragmatic-drop-wins': 'prize',
  'pragmatic-drop-wins-live': 'prize',
  new: 'glass',
  animated: 'moving',
};

/** The marks a game carries today. NEW follows its flag or its day, not a place in the list of the newest. */
export function badgesOf(game: GameFacts, days: ReleaseDays): GameBadge[] {
  const holds = (type: BadgeType): boolean => {
    if (type === 'new') return game.tags.includes('new') || isNew(game, days);
    return game.tags.includes(type) && (type !== 'prerelease' || !isReleased(game, days));
  };
  return BADGES.filter(holds).map((type) => ({ type, theme: THEMES[type] }));
}
