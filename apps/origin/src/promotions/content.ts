import { join } from 'node:path';
import { promotionsSchema, type PromotionsFile } from '@cosmodrome/content/schema/promotions.ts';
import { readJson } from '../kernel/content-files.ts';

export const content = (folder: string): PromotionsFile => readJson(promotionsSchema, join(folder, 'promotions.json'));
