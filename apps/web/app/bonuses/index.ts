// Each from a file of its own: the registration, the cashbox and the header then load only what is theirs.
export { RegistrationChoice } from './choice/lazy.ts';
export { registrationBonusesQuery } from './choice/query.ts';
export { DepositBonus } from './deposit/lazy.ts';
export { keepPromocodeOf, promocodeWaits } from './deposit/promocode-way.ts';
export { usePromocode } from './deposit/use-promocode.ts';
export { bonusesQuery } from './queries.ts';
export { EndingBonuses } from './withdrawal/lazy.ts';
export { useEndingBonuses } from './withdrawal/use-ending.ts';
export { loadWagerBar } from './parts/load-wager-bar.ts';
