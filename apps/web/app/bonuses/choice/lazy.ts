// The part comes late, but the document shows it at once.
import './choice.css';
import { part } from '../../platform/device/part.ts';

/** Bonus and code of the registration form. Needs the messages `bonuses`. */
export const RegistrationChoice = /* @__PURE__ */ part(() => import('./registration-choice.tsx'));
