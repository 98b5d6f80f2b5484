export { followPayments } from './follow-payments.ts';
export { PaymentNotices } from './payment/notices.tsx';
export { accountsQuery, activeAccount, useAccounts } from './queries.ts';
export { amountSign, typedAmount } from './amount.ts';
export { useWalletChange } from './select-account.ts';
export { BalanceParts } from './wallets/balance-parts.tsx';
