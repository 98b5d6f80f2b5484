import { join } from 'node:path';
import { achievementsSchema, type AchievementFile } from '@cosmodrome/content/schema/achievements.ts';
import { readJson } from '../kernel/content-files.ts';

export const content = (folder: string): readonly AchievementFile[] =>
  readJson(achievementsSchema, join(folder, 'achievements.json')).achievements;
