import { TestProvider } from '../src/cashbox/testing/test-provider.ts';
import { createPayments, type Payments } from '../src/payments.ts';

/** The cashbox with a provider that takes everything: for suites of other systems. */
export const testPayments = (): Payments => createPayments({ provider: ({ clock }) => new TestProvider(clock) });
