import type { GameFacts } from './facts.ts';
import { isNew, isReleased } from './order.ts';

/** Card themes (spec 2.5, 2.6), the weightiest first: a tile shows the first one. */
export const BADGES = ['prerelease', 'exclusive', 'new', 'animated'] as const;
export type BadgeType = (typeof BADGES)[number];

export interface GameBadge {
  readonly type: BadgeType;
  readonly theme: string;
}

const THEMES: Readonly<Record<BadgeType, string>> = {
  prerelease: 'accent',
  exclusive: 'gold',
  new: 'accent',
  animated: 'neutral',
};

/** The marks a game carries today. NEW follows its flag or its day, not a place in the list of the newest. */
export function badgesOf(game: GameFacts, now: Date): GameBadge[] {
  const holds: Readonly<Record<BadgeType, boolean>> = {
    prerelease: game.tags.includes('prerelease') && !isReleased(game, now),
    exclusive: game.tags.includes('exclusive'),
    new: game.tags.includes('new') || isNew(game, now),
    animated: game.tags.includes('animated'),
  };
  return BADGES.filter((type) => holds[type]).map((type) => ({ type, theme: THEMES[type] }));
}
