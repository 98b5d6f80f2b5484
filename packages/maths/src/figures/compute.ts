/** Recomputes what can be computed exactly: every model except blackjack, which is simulated. */
import { bookVariants } from '../book/variants.ts';
import { ROCKET } from '../crash/model.ts';
import { linesVariants } from '../lines/variants.ts';
import type { Figures } from '../model.ts';
import { waysVariants } from '../ways/variants.ts';
import { slotFigures } from './slot-figures.ts';
import { crashFigures, rouletteFigures } from './table-figures.ts';

/** How to find the exact figures of each model; those of slots take up to some seconds. */
export const exactFigures: ReadonlyMap<string, () => Figures> = new Map<string, () => Figures>([
  ...[...linesVariants, ...bookVariants, ...waysVariants].map(
    (definition) => [definition.id, () => slotFigures(definition)] as const,
  ),
  ['crash-rocket', () => crashFigures(ROCKET)],
  ['roulette-european', rouletteFigures],
]);
