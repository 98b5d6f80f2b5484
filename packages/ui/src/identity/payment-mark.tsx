import sprite from '../assets/payments.svg?no-inline';
import type { PaymentMarkName } from '../generated/asset-names.ts';

export type { PaymentMarkName };

/** The mark of a kind of payment method: card, bank, wallet, voucher, phone, crypto. */
export function PaymentMark({ name, width = 40 }: { name: PaymentMarkName; width?: number }) {
  return (
    <svg className="ui-payment-mark" width={width} height={(width * 28) / 40} aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
