import { applyNotice } from '../src/cashbox/commands/apply-notice.ts';
import { CASHBOX, PAYMENTS, type CashboxDependencies } from '../src/cashbox/index.ts';
import { cashbox } from '../src/cashbox/system.ts';
import { notice, TestProvider } from '../src/cashbox/testing/test-provider.ts';
import { defineSystem, type OriginCore, type SystemDefinition } from '../src/system.ts';

export interface TestPayments {
  /** The cashbox with its provider. */
  readonly system: SystemDefinition;
  /** After the origin was created. */
  dependencies(): CashboxDependencies;
}

/** The cashbox with a provider that takes everything: for suites of other systems. */
export function testPayments(): TestPayments {
  let of: OriginCore | undefined;
  return {
    system: defineSystem({
      ...cashbox,
      open: (core) => {
        of = core;
        PAYMENTS.set(core, { provider: new TestProvider(core.clock) });
        return cashbox.open(core);
      },
    }),
    dependencies: () => {
      if (!of) throw new Error('the origin has not been created yet');
      return CASHBOX.of(of);
    },
  };
}

/** The provider's word that a deposit has come. */
export const confirmDeposit = async (
  payments: TestPayments,
  paymentId: string,
  cents: number,
  currency = 'EUR',
): Promise<void> => {
  await applyNotice(
    payments.dependencies(),
    notice({ payment_id: paymentId, event: 'confirmed', amount_cents: cents, currency }),
  );
};
