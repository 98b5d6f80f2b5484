import { describe, expect, it } from 'vitest';
import { LedgerBusy } from '../errors.ts';
import { Batcher } from './batcher.ts';

/** A batcher whose batches end only when the test says so. */
function held(change: { largestBatch?: number; longestQueue?: number; lanes?: number; atOnce?: number } = {}) {
  const batches: { items: readonly number[]; end(error?: Error): void }[] = [];
  const batcher = new Batcher<number, string>({
    lanes: 1,
    atOnce: 9,
    laneOf: (item) => item,
    largestBatch: 3,
    longestQueue: 4,
    ...change,
    run: (items) =>
      new Promise((resolve, reject) => {
        batches.push({ items, end: (error) => (error ? reject(error) : resolve(items.map((item) => `done ${item}`))) });
      }),
  });
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { batcher, batches, turn };
}

describe('the batcher', () => {
  it('puts what comes while a batch is in flight into the next, in order and not too large', async () => {
    const { batcher, batches, turn } = held();
    const first = batcher.add(1);
    await turn();
    const later = [2, 3, 4, 5].map((item) => batcher.add(item));
    batches[0]?.end();
    expect(await first).toBe('done 1');
    await turn();
    batches[1]?.end();
    await turn();
    batches[2]?.end();
    expect(await Promise.all(later)).toEqual(['done 2', 'done 3', 'done 4', 'done 5']);
    expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('works on lanes side by side', async () => {
    const { batcher, batches, turn } = held({ lanes: 2 });
    const answers = [1, 2, 3].map((item) => batcher.add(item));
    await turn();
    expect(batches.map(({ items }) => items)).toEqual([[1, 3], [2]]);
    for (const batch of batches) batch.end();
    expect(await Promise.all(answers)).toEqual(['done 1', 'done 2', 'done 3']);
  });

  it('has so many batches in flight at once, and lets the lane that has waited longest be the next', async () => {
    const { batcher, batches, turn } = held({ lanes: 3, atOnce: 1 });
    const answers = [0, 1, 2, 3].map((item) => batcher.add(item));
    await turn();
    answers.push(batcher.add(4));
    for (const index of [0, 1, 2]) {
      expect(batches).toHaveLength(index + 1);
      batches[index]?.end();
      await turn();
    }
    expect(await Promise.all(answers)).toHaveLength(5);
    expect(batches.map(({ items }) => items)).toEqual([[0, 3], [1, 4], [2]]);
  });

  it('asks for each alone when a batch fails, so that only the culprit does', async () => {
    const { batcher, batches, turn } = held();
    const answers = Promise.allSettled([1, 2].map((item) => batcher.add(item)));
    await turn();
    batches[0]?.end(new Error('together'));
    await turn();
    batches[1]?.end(new Error('alone'));
    await turn();
    batches[2]?.end();
    expect(await answers).toMatchObject([
      { status: 'rejected', reason: { message: 'alone' } },
      { status: 'fulfilled', value: 'done 2' },
    ]);
  });

  it('takes back what still waits, and answers what does not', async () => {
    const { batcher, batches, turn } = held();
    const [early, late] = [new AbortController(), new AbortController()];
    const inFlight = batcher.add(1, late.signal);
    await turn();
    const waiting = batcher.add(2, early.signal);
    const after = batcher.add(3);
    late.abort();
    early.abort(new Error('the caller has gone'));
    await expect(waiting).rejects.toThrow('the caller has gone');
    batches[0]?.end();
    expect(await inFlight).toBe('done 1');
    await turn();
    batches[1]?.end();
    expect(await after).toBe('done 3');
    expect(batches.map(({ items }) => items)).toEqual([[1], [3]]);
    await expect(batcher.add(4, early.signal)).rejects.toThrow('the caller has gone');
  });

  it('refuses more than it may hold, and everything once it is closed, but answers what it took', async () => {
    const { batcher, batches, turn } = held();
    const taken = [batcher.add(0)];
    await turn();
    taken.push(...[1, 2, 3, 4].map((item) => batcher.add(item)));
    await expect(batcher.add(5)).rejects.toThrow(LedgerBusy);
    const closed = batcher.close();
    await expect(batcher.add(6)).rejects.toThrow('closed');
    for (const index of [0, 1, 2]) {
      batches[index]?.end();
      await turn();
    }
    await closed;
    expect(await Promise.all(taken)).toHaveLength(5);
  });
});
