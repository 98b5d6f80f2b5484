import { expect, test } from 'vitest';
import { Reel } from './reel.ts';

const STRIP = [0, 1, 2, 3, 4, 5, 6, 7];
const reel = (): Reel => new Reel([], 3, STRIP, 3);

/** Lets so many seconds pass, a sixtieth at a time. */
function pass(turning: Reel, seconds: number): void {
  for (let frame = 0; frame < seconds * 60; frame += 1) turning.update(1 / 60);
}

test('a reel turns until it is told where to stop, and says when it has come to rest', async () => {
  const turning = reel();
  turning.start();
  pass(turning, 5);
  expect(turning.isMoving).toBe(true);
  const stopped = turning.stop([5, 6, 7]);
  pass(turning, 2);
  await stopped;
  expect(turning.isMoving).toBe(false);
});

test('a reel that does not turn has nothing to wait for: a round that was refused before it began ends', async () => {
  const resting = reel();
  await expect(resting.stop([5, 6, 7])).resolves.toBeUndefined();
  expect(resting.isMoving).toBe(false);
});
