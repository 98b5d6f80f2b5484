import { join } from 'node:path';
import { vipSchema, type VipFile } from '@cosmodrome/content/schema/vip.ts';
import { readJson } from '../kernel/content-files.ts';

export const content = (folder: string): VipFile => readJson(vipSchema, join(folder, 'vip.json'));
