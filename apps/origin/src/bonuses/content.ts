import { bonusSchema, type BonusCampaign } from '@cosmodrome/content/schema/bonuses.ts';
import { filesIn, readJson, wrongFile } from '../kernel/content-files.ts';

/** Bonuses by their files; an id or a code names one alone. */
export function content(folder: string): readonly BonusCampaign[] {
  const names = new Set<string>();
  return filesIn(folder, '.json').map(({ file }) => {
    const bonus = readJson(bonusSchema, file);
    for (const name of [bonus.id, ...(bonus.code === null ? [] : [bonus.code])]) {
      if (names.has(name)) throw wrongFile(file, `another bonus is named ${name}`);
      names.add(name);
    }
    return bonus;
  });
}
