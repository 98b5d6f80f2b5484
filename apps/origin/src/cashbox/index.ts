export { cashboxCalls } from './calls.ts';
export { markApproved, NotReserved } from './commands/approve-cashout.ts';
export { rejectCashout } from './commands/reject-cashout.ts';
export type { CashboxDependencies, Withdrawal } from './dependencies.ts';
export { hasOpenPayment, ownPayments } from './own.ts';
export { expireDeposits, submitWaiting } from './jobs.ts';
export { forgetScreenings, standingOut } from './screening.ts';
export {
  depositOf,
  depositsOf,
  depositsSince,
  ownerOf,
  paidOutSince,
  paymentsSince,
  pendingDeposits,
  reservedCashouts,
} from './store.ts';
export type { CashboxTables } from './tables.ts';
export { createPaymentWebhooks } from './webhooks.ts';
