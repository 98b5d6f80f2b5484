export { markApproved } from './commands/approve-cashout.ts';
export { rejectCashout } from './commands/reject-cashout.ts';
export { settleHeld } from './commands/settle-held.ts';
export type { CashboxDependencies, Withdrawal } from './dependencies.ts';
export { heldDeposits, mismatchedDeposits, refusedNotices } from './arrivals.ts';
export { onDeposit, PAYMENT_TOPIC } from './payment-event.ts';
export { standingOut } from './screening.ts';
export { CASHBOX, PAYMENT_LISTENER, PAYMENTS } from './services.ts';
export {
  depositOf,
  depositSums,
  depositsOf,
  depositsSince,
  ownerOf,
  paidOutSince,
  paymentsSince,
  pendingDeposits,
  reservedCashouts,
} from './store.ts';
