import { calls } from '@cosmodrome/contract/calls';
import { expect, test } from 'vitest';
import { partOf } from './dispatch.ts';

test('every call of the contract reaches the origin', () => {
  const astray = Object.values(calls).filter(({ path }) => partOf(path.replace(/:\w+|\*/g, 'x')) !== 'origin');
  expect(astray.map(({ path }) => path)).toEqual([]);
});

test.each([
  ['/', 'web'],
  ['/de/pokies/all', 'web'],
  ['/apiary', 'web'],
  ['/batch?url[]=api/player', 'origin'],
  ['/batches', 'web'],
  ['/healthz', 'origin'],
  ['/wallet/v1/play', 'wallet'],
  ['/webhooks/payments/sandbox', 'webhooks'],
  ['/arcade/rocket-x?token=1', 'arcade'],
  ['/sandbox/pay/1', 'sandbox'],
  ['/sandbox/mailbox?to=a', 'mailbox'],
])('%s is answered by %s', (url, part) => expect(partOf(url)).toBe(part));
