export { amountSign, shortMoney, typedAmount } from './amount.ts';
export { BalanceParts } from './parts/balance-parts.tsx';
export { HeldStakes } from './parts/held-stakes.tsx';
export { accountsQuery, activeAccount, useAccounts } from './queries.ts';
export { useWalletChange, type WalletChange } from './select-account.ts';
