import type { Location } from 'react-router';
import { expect, it } from 'vitest';
import { leaveOnce } from './leave-once.ts';

/** A visit to an address, as the router tells of it. */
const visit = (): Location => ({
  pathname: '/play/orbital-9/nebula-nomad',
  search: '',
  hash: '',
  key: 'a',
  state: null,
});

it('leaves once, however often it is pressed, and again after another visit', () => {
  let times = 0;
  const press = (entry: Location): void => leaveOnce(entry, () => void (times += 1));
  const first = visit();
  press(first);
  press(first);
  expect(times).toBe(1);
  press(visit());
  expect(times).toBe(2);
});
