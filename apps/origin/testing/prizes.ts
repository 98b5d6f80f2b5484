import { bonusDeliverer } from '../src/bonuses/index.ts';
import { freeSpinsDeliverer } from '../src/freespins/index.ts';
import { pointsDeliverer } from '../src/levels/index.ts';
import { Prizes } from '../src/prizes/index.ts';
import { TEST_GAMES } from './casino.ts';

/** Grants with all kinds that are delivered, for suites without the systems. */
export const testPrizes = (): Prizes =>
  new Prizes({
    bonus: bonusDeliverer({ en: 'Gift bonus' }),
    points: pointsDeliverer,
    freespins: freeSpinsDeliverer({
      gameOf: (identifier) => TEST_GAMES.find((game) => game.identifier === identifier),
      serverOf: () => undefined,
      titles: { en: 'Free spins' },
    }),
  });
