export { followOffer } from './follow.ts';
export { undelivered } from './undelivered.ts';
export { Prizes, type GrantRequest } from './prizes.ts';
export type { Deliverer, Deliverers, Titles } from './deliverer.ts';
export { payPlaces } from './pay-places.ts';
export { grantOfKey } from './store.ts';
export { walletCurrencies } from './money.ts';
export {
  decimal,
  payerOf,
  pointsTogether,
  presentPlacePrizes,
  presentResult,
  wonAt,
  type PrizeTitle,
} from './places.ts';
