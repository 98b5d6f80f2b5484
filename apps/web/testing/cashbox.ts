import type { Payment, PaymentMethod, StartedPayment } from '@cosmodrome/contract/http/cashbox';
import type { Answers, Asked } from './scripted-origin.ts';

type Saved = PaymentMethod['savedProfiles'][number];

/** A saved card by its last digits; the later `lastUsedAt`, the sooner it comes. */
export const savedCard = (last4: string, day = 1): Saved => ({
  id: `card-${last4}`,
  title: `•••• ${last4}`,
  isRemoveAvailable: true,
  lastUsedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
});

const kinds = { card: 'cards', 'e-wallet': 'direct', 'bank-transfer': 'bank_transfer', voucher: 'voucher' } as const;

/** A way to pay in euros, from 10 to 5,000. */
export const method = (brand: keyof typeof kinds, more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: brand,
  brand,
  originBrand: brand,
  title: brand,
  translationKey: `cashbox.methods.${brand}`,
  description: null,
  iconSrc: null,
  extraIcons: [],
  provider: 'sandbox',
  type: kinds[brand],
  currency: 'EUR',
  deposit: { min: 1_000, max: 500_000 },
  withdrawal: { min: 1_000, max: 500_000 },
  processingTime: { type: 'instant', value: null },
  fee: { type: 'none', amount_cents: 0 },
  fields: [],
  savedProfiles: [],
  isForSavedProfilesOnly: false,
  isProfileRequiredForCashout: brand === 'card',
  termsOfService: {
    processingTime: { type: 'instant', value: null },
    commissions: { type: 'none', amount_cents: 0 },
    restrictions: { minAmountValue: 1_000, maxAmountValue: 500_000, stepAmountValue: null, amountCurrencyCode: 'EUR' },
  },
  ...more,
});

export const methods = (...list: PaymentMethod[]): Answers => ({
  'cashbox.methods': { methods: list, providers: ['sandbox'] },
});

/** A deposit of 20 euros that has come. */
export const payment = (more: Partial<Payment> = {}): Payment => ({
  id: '3f6c1b1e-7a54-4c5e-9f0e-0d5f3c1a2b00',
  amount_cents: 2_000,
  held_cents: 0,
  currency: 'EUR',
  action: 'deposit',
  payment_system: 'card',
  system_name: 'card',
  brand: 'card',
  success: true,
  recallable: false,
  cancelable: false,
  created_at: '2026-11-24T10:00:00.000Z',
  finished_at: '2026-11-24T10:01:00.000Z',
  state: 'succeeded',
  cancellation_reason: null,
  ...more,
});

/** The payment as it stands after it was started, with nothing left to do. */
export const started = (more: Partial<Payment> = {}): StartedPayment => ({
  payment: payment(more),
  next: { type: 'none' },
});

/** A refusal with what is wrong, by field and reason. */
export const refusal = (errors: Record<string, Record<string, string>>, status = 422): Response =>
  Response.json({ errors }, { status });

/** The bodies that a call was made with. */
export const bodiesOf = (asked: readonly (Asked & { name: string })[], name: string): unknown[] =>
  asked.filter((each) => each.name === name).map(({ body }) => body);
