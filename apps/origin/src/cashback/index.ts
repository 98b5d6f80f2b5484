export { createCashback } from './cashback.ts';
export { reconcileCashback, type CashbackDifferences } from './reconcile.ts';
