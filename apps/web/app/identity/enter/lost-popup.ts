import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';

/** Says why the session is over, and opens sign-in. */
export const SessionLost = /* @__PURE__ */ lazyWithTexts(['protection'], () => import('./session-lost.tsx'));
