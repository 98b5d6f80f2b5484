import { dropSchema, type DropFile } from '@cosmodrome/content/schema/drops.ts';
import { filesIn, readJson } from '../kernel/content-files.ts';

/** The series of prize drops, in the order of their files' names. */
export function content(folder: string): DropFile[] {
  const files = filesIn(folder, '.json').map(({ file }) => readJson(dropSchema, file));
  const names = new Set(files.map(({ identifier }) => identifier));
  if (names.size !== files.length) throw new Error('two prize drops have one identifier');
  return files;
}
