export { createBonuses } from './bonuses.ts';
export { grant, type BonusOrder, type GrantAnswer } from './grant.ts';
export { reconcileBonuses, type BonusDifferences } from './reconcile.ts';
