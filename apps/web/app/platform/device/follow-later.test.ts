import { expect, it, vi } from 'vitest';
import { followLater } from './follow-later.ts';

it('follows until it is stopped', async () => {
  const stop = vi.fn<() => void>();
  const follow = vi.fn<() => () => void>(() => stop);
  const loaded = Promise.resolve(follow);
  const end = followLater(() => loaded);
  await loaded;
  expect(follow).toHaveBeenCalledTimes(1);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('follows nothing for who is gone before the script has come', async () => {
  const follow = vi.fn<() => () => void>(() => () => undefined);
  const loaded = Promise.resolve(follow);
  followLater(() => loaded)();
  await loaded;
  expect(follow).not.toHaveBeenCalled();
});
