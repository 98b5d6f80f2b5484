import type { PaymentMethod } from '@cosmodrome/contract/http/cashbox';
import { apiOf, fresh, type Query, query } from '../platform/queries/query.ts';

export type Action = 'deposit' | 'cashout';

/** Spec 9: an empty list of methods is asked for again so many times. */
export const METHOD_RETRIES = 3;

/** Asks until the answer is not empty, at most `METHOD_RETRIES` times more, with a pause that grows. */
export async function untilFilled<T>(
  ask: () => Promise<readonly T[]>,
  pause: (attempt: number) => Promise<void> = (attempt) => new Promise((done) => setTimeout(done, 300 * 2 ** attempt)),
): Promise<readonly T[]> {
  for (let attempt = 0; ; attempt++) {
    const list = await ask();
    if (list.length > 0 || attempt === METHOD_RETRIES) return list;
    await pause(attempt);
  }
}

/** Ways to pay in a wallet's currency, or to be paid. */
export const methodsQuery = (currency: string, action: Action): Query<readonly PaymentMethod[]> => ({
  queryKey: ['cashbox.methods', { currency, action }],
  queryFn: ({ client }) =>
    untilFilled(async () => {
      const answer = await apiOf(client)('cashbox.methods', { params: { currency }, query: { action } });
      return answer.methods;
    }),
  staleTime: fresh.minutes,
});

/** One payment with what it waits for. */
export const paymentQuery = (id: string) => query('cashbox.payment', { params: { id } }, { staleTime: 0 });

/** What was paid in and out in the account's whole life. */
export const paymentTotalsQuery = () => query('cashbox.paymentTotals', undefined, { staleTime: 0 });

export const PAYMENTS_PAGE = 10;

/** A page of the player's payments, newest first. */
export const paymentsQuery = (page: number, type: Action | undefined) =>
  query(
    'cashbox.paymentsPage',
    { body: { page, page_size: PAYMENTS_PAGE, ...(type === undefined ? {} : { filter: { type } }) } },
    { staleTime: 0 },
  );
