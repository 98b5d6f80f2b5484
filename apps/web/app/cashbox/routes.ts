import { overlay, page, type PathSpec } from '../platform/routing/path-spec.ts';

const cashbox = () => import('./cashbox.tsx');
const fastDeposit = () => import('./fast/fast-deposit.tsx');
const paying = {
  guard: 'player',
  search: ['payment', 'amountProp', 'autoApplyPromocode'],
  messages: ['cashbox', 'bonuses'],
} as const;

export const paths: readonly PathSpec[] = [
  overlay('/cashbox', 'cashbox', 'cashbox/routes/cashbox.tsx', cashbox, paying),
  overlay('/deposit', 'cashbox', 'cashbox/routes/cashbox.tsx', cashbox, paying),
  overlay('/deposit-bonus', 'cashbox', 'cashbox/routes/cashbox.tsx', cashbox, paying),
  overlay('/accounts/:id/deposit', 'cashbox', 'cashbox/routes/cashbox.tsx', cashbox, paying),
  overlay('/deposit-fast', 'deposit-fast', 'cashbox/routes/fast-deposit.tsx', fastDeposit, paying),
  overlay('/withdraw', 'cashbox', 'cashbox/routes/cashbox.tsx', cashbox, paying),
  overlay('/dashboard', 'cashbox', 'cashbox/routes/cashbox.tsx', cashbox, paying),
  page('/profile/wallets', 'cashbox/routes/wallets.tsx', {
    guard: 'player',
    messages: ['cashbox', 'bonuses', 'profile'],
  }),
];
