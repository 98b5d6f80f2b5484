import { join } from 'node:path';
import { chanceSchema, type ChanceFile } from '@cosmodrome/content/schema/chance.ts';
import { readJson } from '../kernel/content-files.ts';

export const content = (folder: string): ChanceFile => readJson(chanceSchema, join(folder, 'chance.json'));
