import { applyNotice } from '../src/cashbox/commands/apply-notice.ts';
import { notice, TestProvider } from '../src/cashbox/testing/test-provider.ts';
import { createPayments, type Payments } from '../src/payments.ts';

/** The cashbox with a provider that takes everything: for suites of other systems. */
export const testPayments = (): Payments => createPayments({ provider: ({ clock }) => new TestProvider(clock) });

/** The provider's word that a deposit has come. */
export const confirmDeposit = async (
  payments: Payments,
  paymentId: string,
  cents: number,
  currency = 'EUR',
): Promise<void> => {
  await applyNotice(
    payments.dependencies(),
    notice({ payment_id: paymentId, event: 'confirmed', amount_cents: cents, currency }),
  );
};
