import { join } from 'node:path';
import { adventureSchema, type AdventureFile } from '@cosmodrome/content/schema/adventure.ts';
import { readJson } from '../kernel/content-files.ts';

export const content = (folder: string): AdventureFile => readJson(adventureSchema, join(folder, 'adventure.json'));
