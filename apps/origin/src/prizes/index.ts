export { followOffer } from './follow.ts';
export { Prizes, type GrantAnswer, type GrantRequest } from './prizes.ts';
export type { Deliverer, Deliverers, Delivery, GrantRefusal, Titles } from './deliverer.ts';
export { walletCurrencies } from './money.ts';
