import { describe, expect, test } from 'vitest';
import { SimulationRng } from './rng.ts';

describe('the simulation rng', () => {
  test.each([1, 2, 36, 37, 311, 32_767, 32_768, 3 * 2 ** 30, 2 ** 32])('stays below %i and spreads evenly', (bound) => {
    const rng = new SimulationRng(8);
    const parts = Math.min(bound, 16);
    const counts = Array.from({ length: parts }, () => 0);
    const draws = 32_000;
    for (let draw = 0; draw < draws; draw += 1) {
      const value = rng.int(bound);
      if (!Number.isInteger(value) || value < 0 || value >= bound) throw new Error(`${value} is not below ${bound}`);
      const part = Math.floor((value * parts) / bound);
      counts[part] = (counts[part] ?? 0) + 1;
    }
    const sizes = counts.map((_, part) => Math.ceil(((part + 1) * bound) / parts) - Math.ceil((part * bound) / parts));
    const square = counts.reduce((sum, count, part) => {
      const expected = (draws * (sizes[part] ?? 0)) / bound;
      return sum + (count - expected) ** 2 / expected;
    }, 0);
    // 15 degrees of freedom exceed 48 about once in 40,000 times.
    expect(square).toBeLessThan(48);
  });

  test('is the same for the same seed and another for another', () => {
    const numbers = (seed: number) => {
      const rng = new SimulationRng(seed);
      return Array.from({ length: 5 }, () => rng.int(2 ** 32)).join();
    };
    expect(numbers(3)).toBe(numbers(3));
    expect(numbers(3)).not.toBe(numbers(4));
  });
});
