import { isTester } from '../profile/membership.ts';

/** Players of this group have the adventure (spec 6). */
export const ADVENTURE_GROUP = '791';

/** Whether a player of these groups has a calendar of prizes: the group that it is for, and testers (spec 4 and 6). */
export const hasAdventure = (groupIds: readonly string[]): boolean =>
  groupIds.includes(ADVENTURE_GROUP) || isTester(groupIds);
