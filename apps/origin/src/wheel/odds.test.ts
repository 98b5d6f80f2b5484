import { join } from 'node:path';
import { drawByWeight } from '@cosmodrome/fairness';
import { chancesOf } from '@cosmodrome/rules/prizes/chances';
import { expect, it } from 'vitest';
import { content } from './content.ts';

const WHEELS = content(join(import.meta.dirname, '../../../../content/wheel'));
const DRAWS = 200_000;
/** Chi-square at one in ten thousand, by degrees of freedom. */
const LIMIT: Readonly<Record<number, number>> = { 6: 27.9, 7: 29.9, 11: 37.4 };

it.each([...WHEELS])('the wheel of %s comes out as often as it says', { timeout: 60_000 }, (group, { segments }) => {
  const weights = segments.map(({ weight }) => weight);
  const counts = weights.map(() => 0);
  for (let nonce = 0; nonce < DRAWS; nonce += 1) {
    const picked = drawByWeight({ serverSeed: '5e'.repeat(32), clientSeed: `wheel-${group}`, nonce }, weights);
    counts[picked] = (counts[picked] ?? 0) + 1;
  }
  const square = chancesOf(weights).reduce((sum, chance, place) => {
    const expected = (chance / 10_000) * DRAWS;
    return sum + ((counts[place] ?? 0) - expected) ** 2 / expected;
  }, 0);
  expect(square).toBeLessThan(LIMIT[weights.length - 1] ?? 0);
});
