import type { Payment } from '@cosmodrome/contract/http/cashbox';
import { expect, it } from 'vitest';
import { csvOf } from '../../platform/export/save-file.ts';
import { paymentColumns, paymentRow, paymentsOf } from './export.ts';

const payment: Payment = {
  id: 'p1',
  amount_cents: 12_050,
  held_cents: 400,
  currency: 'EUR',
  action: 'deposit',
  payment_system: 'card',
  system_name: 'Card',
  brand: 'visa',
  success: true,
  recallable: false,
  cancelable: false,
  created_at: '2026-03-01T12:00:00.000Z',
  finished_at: null,
  state: 'declined',
  cancellation_reason: 'bank said "no"',
};

it('writes payments with their amounts, states and reasons', () => {
  const lines = csvOf(paymentColumns, [payment].map(paymentRow)).split('\r\n');
  expect(lines[0]).toBe('payment,started,finished,kind,method,currency,amount,held,state,reason');
  expect(lines[1]).toBe('p1,2026-03-01T12:00:00.000Z,,deposit,card,EUR,120.50,4.00,declined,"bank said ""no"""');
});

it('takes each payment once, also when one comes while the pages are read', async () => {
  let all = Array.from({ length: 250 }, (_, at): Payment => ({ ...payment, id: `p${at}` }));
  const told: number[] = [];
  const page = async (at: number, size: number) => {
    const data = all.slice((at - 1) * size, at * size);
    if (at === 1) all = [{ ...payment, id: 'new' }, ...all];
    return { data, pagination: { total_count: all.length } };
  };
  const found = await paymentsOf(page, (count) => void told.push(count));
  expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, at) => `p${at}`));
  expect(told).toEqual([100, 199, 250]);
});
