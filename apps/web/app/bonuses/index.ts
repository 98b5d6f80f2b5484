import { part } from '../platform/device/part.ts';
import { lazyWithTexts } from '../platform/i18n/lazy-texts.ts';

export { keepPromocode, keptPromocode } from './deposit/promocode.ts';
export { usePromocode } from './deposit/use-promocode.ts';
export { registrationBonusesQuery } from './queries.ts';

/** How far the bonus of a wallet is wagered; nothing without one. Needs the messages `bonuses`. */
export const loadWagerBar = () => import('./parts/wager-bar.tsx');
/** Bonus and code of the registration form. Needs the messages `bonuses`. */
export const RegistrationChoice = /* @__PURE__ */ part(() => import('./choice/registration-choice.tsx'));
/** The part of a deposit about bonuses. */
export const DepositBonus = /* @__PURE__ */ lazyWithTexts(
  ['bonuses', 'account'],
  () => import('./deposit/deposit-bonus.tsx'),
);
