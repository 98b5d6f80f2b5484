/**
 * What the identifier of a tournament says (spec 3): quests and achievements have the form of tournaments, and are told apart
 * by their names.
 */

/** The sizes of a quest. */
export const QUEST_SIZES = ['xs', 's', 'm', 'robot-s', 'robot-m'] as const;
export type QuestSize = (typeof QUEST_SIZES)[number];

/** Where a tournament is listed besides "all". */
export const TOURNAMENT_AREAS = ['all', 'producers', 'live'] as const;

export const isQuest = (identifier: string): boolean => identifier.includes('quest');
export const isAchievement = (identifier: string): boolean => identifier.includes('achievement');

/** Quests that only testers see, unless the flag `enableTestQuests` is on. */
export const isTestQuest = (identifier: string): boolean => identifier.includes('ffc');

/** Entries that an operator keeps to itself. */
export const isVisible = (identifier: string): boolean => !identifier.includes('nonvisible');

/** Whether it belongs on the list of tournaments. */
export const isTournament = (identifier: string): boolean =>
  isVisible(identifier) && !isQuest(identifier) && !isAchievement(identifier);

/** `quest--s--red-planet`: its size, `m` where none is known, and its own name. */
export function questOf(identifier: string): { size: QuestSize; slug: string } {
  const [, size, slug = ''] = identifier.split('--');
  return { size: QUEST_SIZES.find((each) => each === size) ?? 'm', slug };
}
