import { questSchema, type QuestFile } from '@cosmodrome/content/schema/quests.ts';
import { filesIn, readJson } from '../kernel/content-files.ts';

/** The series of quests, in the order of their files' names. */
export function content(folder: string): QuestFile[] {
  const files = filesIn(folder, '.json').map(({ file }) => readJson(questSchema, file));
  if (new Set(files.map(({ slug }) => slug)).size !== files.length) throw new Error('two quests have one slug');
  return files;
}
