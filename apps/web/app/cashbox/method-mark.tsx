import { methodRule } from '@cosmodrome/rules/cashbox/methods';
import { Coin } from '@cosmodrome/ui/coin';
import { PaymentMark, type PaymentMarkName } from '@cosmodrome/ui/payment-mark';

const marks: Readonly<Record<string, PaymentMarkName>> = {
  cards: 'card',
  crypto: 'crypto',
  direct: 'wallet',
  bank_transfer: 'bank',
  voucher: 'voucher',
};

/** The mark of a way to pay: the coin of a crypto one, the kind of any other. */
export function MethodMark({ brand, type, size = 40 }: { brand: string; type?: string; size?: number }) {
  const rule = methodRule(brand);
  if (rule?.coin) return <Coin currency={rule.coin} size={size} />;
  return <PaymentMark name={marks[type ?? rule?.kind ?? ''] ?? 'card'} width={size} />;
}
