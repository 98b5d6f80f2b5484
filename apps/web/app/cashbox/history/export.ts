import type { Payment } from '@cosmodrome/contract/http/cashbox';
import { plainAmount } from '../../platform/export/save-file.ts';

/** The columns of a file of payments. */
export const paymentColumns = [
  'payment',
  'started',
  'finished',
  'kind',
  'method',
  'currency',
  'amount',
  'held',
  'state',
  'reason',
] as const;

/** A payment as a line of them, with its plain decimal amount in whole units of its currency. */
export const paymentRow = (payment: Payment): readonly string[] => [
  payment.id,
  payment.created_at,
  payment.finished_at ?? '',
  payment.action,
  payment.payment_system,
  payment.currency,
  plainAmount(payment.amount_cents, payment.currency),
  plainAmount(payment.held_cents, payment.currency),
  payment.state,
  payment.cancellation_reason ?? '',
];

const PAGE = 100;

interface Page {
  data: readonly Payment[];
  pagination: { total_count: number };
}

/**
 * All payments by page, newest first. One that comes meanwhile moves the others on by one place: each is taken once.
 * `told` hears after each page how many there are.
 */
export async function paymentsOf(
  page: (page: number, size: number) => Promise<Page>,
  told: (count: number) => void,
): Promise<readonly Payment[]> {
  const found = new Map<string, Payment>();
  for (let at = 1; ; at += 1) {
    const { data, pagination } = await page(at, PAGE);
    for (const payment of data) found.set(payment.id, payment);
    told(found.size);
    if (data.length < PAGE || at * PAGE >= pagination.total_count) return [...found.values()];
  }
}
