import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { originPartOf } from './origin-paths.ts';

test('every call of the contract reaches the origin', () => {
  const astray = Object.values(calls).filter(({ path }) => originPartOf(path.replace(/:\w+|\*/g, 'x')) !== 'origin');
  expect(astray.map(({ path }) => path)).toEqual([]);
});

test.each([
  ['/', null],
  ['/de/pokies/all', null],
  ['/apiary', null],
  ['/batch?url[]=api/player', 'origin'],
  ['/batches', null],
  ['/healthz', 'origin'],
  ['/jam/vip_status_progress', 'origin'],
  ['/log', 'origin'],
  ['/log_utm_set?a=1', 'origin'],
  ['/network-performance', 'origin'],
  ['/metrics-errors-validation', 'origin'],
  ['/socket.io/?EIO=4', 'origin'],
  ['/login', null],
  ['/jamaica', null],
  ['/wallet/v1/play', 'wallet'],
  ['/webhooks/payments/sandbox', 'webhooks'],
  ['/arcade/rocket-x?token=1', 'arcade'],
  ['/sandbox/pay/1', 'sandbox'],
  ['/sandbox/mailbox?to=a', 'mailbox'],
])('%s is answered by %s', (url, part) => expect(originPartOf(url)).toBe(part));
