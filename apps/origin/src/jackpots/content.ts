import { jackpotSchema, type JackpotPolicy } from '@cosmodrome/content/schema/jackpots.ts';
import { filesIn, readJson } from '../kernel/content-files.ts';

export const content = (folder: string): readonly JackpotPolicy[] =>
  filesIn(folder, '.json').map(({ file }) => readJson(jackpotSchema, file));
