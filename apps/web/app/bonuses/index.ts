// Each from a file of its own: the registration, the cashbox and the header then load only what is theirs.
export { RegistrationChoice } from './choice/lazy.ts';
export { registrationBonusesQuery } from './choice/query.ts';
export { DepositBonus } from './deposit/lazy.ts';
export { depositTermsIn } from './deposit/terms.ts';
export { useDepositBonuses } from './deposit/use-deposit-bonus.ts';
export { keepPromocodeOf, promocodeWaits } from './deposit/promocode-way.ts';
export { usePromocode } from './deposit/use-promocode.ts';
export { bonusesQuery, useRunningBonus } from './queries.ts';
export { CancelDialog } from './parts/lazy-cancel-dialog.ts';
export { WagerBar } from './parts/lazy-wager-bar.ts';
export { EndingBonuses } from './withdrawal/lazy.ts';
export { useEndingBonuses } from './withdrawal/use-ending.ts';
export { loadWagerBar } from './parts/load-wager-bar.ts';
