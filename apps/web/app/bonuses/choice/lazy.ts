import { part } from '../../platform/device/part.ts';

/** Bonus and code of the registration form. Needs the messages `bonuses`. */
export const RegistrationChoice = /* @__PURE__ */ part(() => import('./registration-choice.tsx'));
