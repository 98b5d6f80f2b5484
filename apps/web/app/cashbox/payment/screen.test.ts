import type { NextStep, StartedPayment } from '@cosmodrome/contract/http/cashbox';
import { describe, expect, test } from 'vitest';
import { isCancelNews, paymentScreen } from './screen.ts';

type State = StartedPayment['payment']['state'];

const redirect: NextStep = { type: 'redirect', url: 'https://bank.example/pay' };
const none: NextStep = { type: 'none' };
const qr: NextStep = {
  type: 'qr',
  address: 'bc1q',
  uri: 'bitcoin:bc1q',
  amount_cents: 1,
  currency: 'BTC',
  network: 'Bitcoin',
  confirmations: { seen: 0, needed: 1 },
  rate_expires_at: null,
  wallet_url: null,
};
const started = (state: State, next: NextStep): StartedPayment =>
  ({ payment: { id: 'p', action: 'deposit', state, finished_at: null }, next }) as unknown as StartedPayment;

describe('what is shown of a payment', () => {
  test.each([
    ['pending', redirect, 'continue'],
    ['processing', redirect, 'state'],
    ['processing', none, 'state'],
    ['pending', none, 'state'],
    ['reserved', none, 'state'],
    ['pending', qr, 'qr'],
    ['processing', qr, 'qr'],
    ['succeeded', none, 'state'],
  ] as const)('%s with %j', (state, next, screen) => expect(paymentScreen(started(state, next))).toBe(screen));

  test('a finished payment shows neither code nor page, whatever stands beside it', () => {
    for (const state of ['succeeded', 'canceled', 'declined', 'rejected', 'recalled'] as const) {
      for (const next of [redirect, none, qr]) expect(paymentScreen(started(state, next))).toBe('state');
    }
  });
});

describe('a canceled deposit', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const ended = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();
  const payment = { id: 'p', action: 'deposit', state: 'canceled', finished_at: ended(1) } as const;

  test('is news for five minutes, once', () => {
    expect(isCancelNews(payment, now, new Set())).toBe(true);
    expect(isCancelNews({ ...payment, finished_at: ended(5) }, now, new Set())).toBe(true);
    expect(isCancelNews({ ...payment, finished_at: ended(5.1) }, now, new Set())).toBe(false);
    expect(isCancelNews(payment, now, new Set(['p']))).toBe(false);
  });

  test('other ends are told elsewhere', () => {
    expect(isCancelNews({ ...payment, action: 'cashout' }, now, new Set())).toBe(false);
    expect(isCancelNews({ ...payment, state: 'declined' }, now, new Set())).toBe(false);
    expect(isCancelNews({ ...payment, finished_at: null }, now, new Set())).toBe(false);
  });
});
