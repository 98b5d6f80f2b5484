import { eachEngine } from '@cosmodrome/database/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { CELLS, cellOf, hashint4, shardOf } from './cells.ts';

const someNumbers = fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), { minLength: 1, maxLength: 500 });

eachEngine((engine) => {
  it("hashes as PostgreSQL does, so that a cell's rows lie in one shard", async () => {
    const { db } = await engine.open<never>();
    await fc.assert(
      fc.asyncProperty(someNumbers, async (numbers) => {
        const { rows } = await sql<{ hash: number }>`
          select hashint4(number) as hash from unnest(${numbers}::integer[]) with ordinality as u(number, place)
          order by place`.execute(db);
        expect(numbers.map(hashint4)).toEqual(rows.map(({ hash }) => hash));
      }),
      { numRuns: 5 },
    );
  }, 60_000);
});

it('names a cell by a number that is in it', () => {
  expect(new Set(CELLS).size).toBe(64);
  expect(CELLS.map(cellOf)).toEqual(CELLS);
});

it('has as many players in each cell, but for chance', () => {
  const counts = new Map<number, number>();
  for (let id = 1; id <= 64_000; id += 1) counts.set(cellOf(id), (counts.get(cellOf(id)) ?? 0) + 1);
  expect(Math.min(...counts.values())).toBeGreaterThan(850);
  expect(Math.max(...counts.values())).toBeLessThan(1_150);
});

it('never divides a cell between shards', () => {
  for (const shards of [1, 2, 4, 8, 16, 32, 64]) {
    const found = new Set<number>();
    for (let id = 1; id <= 2_000; id += 1) {
      expect(shardOf(id, shards)).toBe(shardOf(cellOf(id), shards));
      found.add(shardOf(id, shards));
    }
    expect([...found].sort((one, other) => one - other)).toEqual(Array.from({ length: shards }, (_, shard) => shard));
  }
  expect(() => shardOf(1, 24)).toThrow(RangeError);
});
