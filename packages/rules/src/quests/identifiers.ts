import { isQuest } from '../tournaments/identifiers.ts';
import { QUEST_SIZES, type QuestSize } from './sizes.ts';

/** What the identifier of a quest says: `quest--{size}--{slug}`, and `--ffc` behind it when it is a test (spec 3). */
export interface QuestName {
  readonly size: QuestSize;
  readonly slug: string;
  readonly isTest: boolean;
}

/** The size of a quest whose identifier names none that there is (spec 3). */
const DEFAULT_SIZE: QuestSize = 'm';
/** Marks quests that are only tried out. */
const TEST = 'ffc';

/** Reads the identifier of a quest; null for one of something else. */
export function questName(identifier: string): QuestName | null {
  if (!isQuest(identifier)) return null;
  const [, size, slug] = identifier.split('--');
  return {
    size: QUEST_SIZES.find((each) => each === size) ?? DEFAULT_SIZE,
    slug: slug ?? identifier,
    isTest: identifier.includes(TEST),
  };
}

export const questIdentifier = ({ size, slug, isTest }: QuestName): string =>
  ['quest', size, slug, ...(isTest ? [TEST] : [])].join('--');
