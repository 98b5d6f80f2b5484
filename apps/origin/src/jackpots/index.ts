export { openJackpots, type Jackpots, type JackpotsOptions } from './jackpots.ts';
export { reconcilePools, type PoolDifference } from './reconcile.ts';
export type { JackpotTables } from './tables.ts';
export { withJackpots } from './terms.ts';
