import type { LevelsFile } from '@cosmodrome/content/schema/levels.ts';
import { DEFAULT_LOCALE } from '@cosmodrome/rules/content/locales';
import { levelId, levelNumber, type Levels } from '@cosmodrome/rules/levels/levels';

/** The levels as an operator wrote them, checked. */
export function readLevels({ hundredths_per_euro: hundredthsPerEuro, levels }: LevelsFile): Levels {
  const starts = levels.map(({ points }) => points);
  return {
    terms: { hundredthsPerEuro, starts },
    all: levels.map(({ points, image, gift }, at) => ({
      id: levelId(at + 1),
      image,
      min: points,
      max: starts[at + 1] ?? null,
      gift: gift && {
        amounts: gift.amounts,
        wager: gift.wager,
        maxStakes: gift.max_stakes,
        maxWins: gift.max_wins,
        daysToTake: gift.days_to_take,
        daysToWager: gift.days_to_wager,
      },
    })),
    nameOf: (id, locale) => {
      const names = levels[(levelNumber(id) ?? 0) - 1]?.name ?? {};
      return names[locale] ?? names[locale.split('-')[0] ?? ''] ?? names[DEFAULT_LOCALE] ?? id;
    },
  };
}
