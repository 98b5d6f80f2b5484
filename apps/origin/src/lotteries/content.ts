import { join } from 'node:path';
import { lotteriesSchema, type LotteriesFile } from '@cosmodrome/content/schema/lotteries.ts';
import { readJson } from '../kernel/content-files.ts';

export const content = (folder: string): LotteriesFile => readJson(lotteriesSchema, join(folder, 'lotteries.json'));
