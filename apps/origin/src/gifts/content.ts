import { join } from 'node:path';
import { giftsSchema, type GiftsFile } from '@cosmodrome/content/schema/gifts.ts';
import { readJson } from '../kernel/content-files.ts';

export const content = (folder: string): GiftsFile => readJson(giftsSchema, join(folder, 'gifts.json'));
