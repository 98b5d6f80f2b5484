import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';

/** The part of a deposit about bonuses. */
export const DepositBonus = /* @__PURE__ */ lazyWithTexts(['bonuses'], () => import('./deposit-bonus.tsx'));
