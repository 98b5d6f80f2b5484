import { join } from 'node:path';
import { shopSchema, type ShopFile } from '@cosmodrome/content/schema/shop.ts';
import { readJson } from '../kernel/content-files.ts';

export const content = (folder: string): ShopFile => readJson(shopSchema, join(folder, 'shop.json'));
