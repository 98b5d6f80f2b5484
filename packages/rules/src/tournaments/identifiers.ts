/**
 * What the identifier of a tournament says (spec 3): quests and achievements have the form of tournaments, and are told apart
 * by their names.
 */

/** Where a tournament is listed besides "all". */
export const TOURNAMENT_AREAS = ['all', 'producers', 'live'] as const;

export const isQuest = (identifier: string): boolean => identifier.includes('quest');
export const isAchievement = (identifier: string): boolean => identifier.includes('achievement');

/** Entries that an operator keeps to itself. */
export const isVisible = (identifier: string): boolean => !identifier.includes('nonvisible');

/** Whether it belongs on the list of tournaments. */
export const isTournament = (identifier: string): boolean =>
  isVisible(identifier) && !isQuest(identifier) && !isAchievement(identifier);
