import { join } from 'node:path';
import { levelsSchema, type LevelsFile } from '@cosmodrome/content/schema/levels.ts';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { convert } from '@cosmodrome/rules/money/rates';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { levelId, levelNumber, type Levels, type PointsRate } from '@cosmodrome/rules/levels/levels';
import { readJson } from '../kernel/content-files.ts';

const EURO_CENTS = 100;

/** So many points for an amount that is at least a minor unit: a large one (a yen) takes more points than a euro's. */
function rateOf(currency: string, pointsForAEuro: number): Omit<PointsRate, 'currency'> {
  for (let times = 1; ; times *= 10) {
    const amount_cents = convert(EURO_CENTS * times, 'EUR', currency);
    if (amount_cents > 0) return { points: pointsForAEuro * times, amount_cents };
  }
}

export const content = (folder: string): Levels => levelsOf(readJson(levelsSchema, join(folder, 'levels.json')));

/** The levels as an operator wrote them, checked. */
function levelsOf({ hundredths_per_euro: hundredthsPerEuro, points_for_a_euro: points, levels }: LevelsFile): Levels {
  const starts = levels.map(({ points }) => points);
  return {
    terms: { hundredthsPerEuro, starts },
    rates: currencies.map(({ code: currency }) => ({ currency, ...rateOf(currency, points) })),
    all: levels.map(({ points, image, gift, prize }, at) => ({
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
      prize: prize && { prize: prize.prize, daysToTake: prize.days_to_take },
    })),
    nameOf: (id, locale) => inLanguage(levels[(levelNumber(id) ?? 0) - 1]?.name, locale) ?? id,
    contentOf: (id, locale) => inLanguage(levels[(levelNumber(id) ?? 0) - 1]?.content, locale) ?? '',
  };
}
