import { bonusDeliverer } from '../src/bonuses/index.ts';
import { pointsDeliverer } from '../src/levels/index.ts';
import { Prizes } from '../src/prizes/index.ts';

/** Grants with all kinds that are delivered, for suites without the systems. */
export const testPrizes = (): Prizes =>
  new Prizes({ bonus: bonusDeliverer({ en: 'Gift bonus' }), points: pointsDeliverer });
