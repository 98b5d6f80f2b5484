import { lootboxSchema, type LootboxFile } from '@cosmodrome/content/schema/lootboxes.ts';
import { filesIn, readJson } from '../kernel/content-files.ts';

/** Loot boxes by the names of their files, which prizes name. */
export const content = (folder: string): Map<string, LootboxFile> =>
  new Map(filesIn(folder, '.json').map(({ name, file }) => [name, readJson(lootboxSchema, file)]));
