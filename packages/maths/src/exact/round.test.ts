import { expect, test } from 'vitest';
import { linesVariants } from '../lines/variants.ts';
import { compileSlot, type CompiledSlot } from '../slots/definition.ts';
import { roundDistribution } from './round.ts';
import { MOST_SCATTERS, type SpinDistribution } from './spins.ts';

function spinsOf(entries: [scatters: number, pay: number, chance: number][]): SpinDistribution {
  const spins = Array.from({ length: MOST_SCATTERS + 1 }, () => new Float64Array(50));
  for (const [scatters, pay, chance] of entries) spins[scatters]?.set([chance], pay);
  return spins;
}

function slotWith(fields: object): CompiledSlot {
  const [definition] = linesVariants;
  if (definition === undefined) throw new Error('no variants');
  return compileSlot({ ...definition, stakeUnit: 1, maxWin: 60, ...fields });
}

const base = spinsOf([
  [0, 0, 0.6],
  [0, 2, 0.3],
  [3, 5, 0.1],
]);
const free = spinsOf([
  [0, 0, 0.5],
  [0, 3, 0.4],
  [3, 4, 0.1],
]);

/** The same distribution by playing all courses of a round forward until the rest is too rare to matter. */
function forward(
  cap: number,
  spins: number,
  added: number,
  multipliers: { value: number; weight: number }[],
): number[] {
  const chances = Array.from({ length: cap + 1 }, () => 0);
  const end = (total: number, chance: number) => {
    const at = Math.min(total, cap);
    chances[at] = (chances[at] ?? 0) + chance;
  };
  end(0, 0.6);
  end(2, 0.3);
  const whole = multipliers.reduce((sum, { weight }) => sum + weight, 0);
  let open = new Map([[`${spins} 5`, 0.1]]);
  for (let round = 0; round < 400 && open.size > 0; round += 1) {
    const next = new Map<string, number>();
    for (const [key, chance] of open) {
      const [left = 0, total = 0] = key.split(' ').map(Number);
      for (const { value, weight } of multipliers) {
        for (const [pay, more, share] of [
          [0, 0, 0.5],
          [3, 0, 0.4],
          [4, added, 0.1],
        ] as const) {
          const now = (chance * share * weight) / whole;
          const sum = total + pay * value;
          const rest = left - 1 + more;
          if (rest === 0 || sum >= cap) end(sum, now);
          else if (now > 1e-16) next.set(`${rest} ${sum}`, (next.get(`${rest} ${sum}`) ?? 0) + now);
        }
      }
    }
    open = next;
  }
  return chances;
}

test.each([
  { name: 'without retrigger', added: 0, multipliers: [{ value: 1, weight: 1 }] },
  { name: 'with retrigger', added: 2, multipliers: [{ value: 1, weight: 1 }] },
  {
    name: 'with retrigger and drawn multipliers',
    added: 3,
    multipliers: [
      { value: 1, weight: 2 },
      { value: 3, weight: 1 },
    ],
  },
])('the distribution of a round $name is that of playing every course', ({ added, multipliers }) => {
  const slot = slotWith({ triggers: [4, 4, 4], retriggers: [added, added, added], multipliers, maxWin: 60 });
  const found = roundDistribution(slot, { base, free: [free] });
  const wanted = forward(60, 4, added, multipliers);
  expect(found.length).toBe(61);
  wanted.forEach((chance, total) => expect(found[total]).toBeCloseTo(chance, 6));
  expect(found.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});
