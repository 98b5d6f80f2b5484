import { part } from '../platform/device/part.ts';

export { registrationBonusesQuery } from './queries.ts';

/** How far the bonus of a wallet is wagered; nothing without one. Needs the messages `bonuses`. */
export const loadWagerBar = () => import('./parts/wager-bar.tsx');
/** Bonus and code of the registration form. Needs the messages `bonuses`. */
export const RegistrationChoice = /* @__PURE__ */ part(() => import('./choice/registration-choice.tsx'));
