import { expect, it, vi } from 'vitest';
import { followLater } from './follow-later.ts';

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

it('follows until it is stopped', async () => {
  const stop = vi.fn<() => void>();
  const follow = vi.fn<() => () => void>(() => stop);
  const end = followLater(() => Promise.resolve(follow));
  await settled();
  expect(follow).toHaveBeenCalledTimes(1);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('follows nothing for who is gone before the script has come', async () => {
  const follow = vi.fn<() => () => void>(() => () => undefined);
  followLater(() => Promise.resolve(follow))();
  await settled();
  expect(follow).not.toHaveBeenCalled();
});
