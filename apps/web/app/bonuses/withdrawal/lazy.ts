import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';

/** What a withdrawal does to bonuses. */
export const EndingBonuses = /* @__PURE__ */ lazyWithTexts(['bonuses'], () => import('./ending-bonuses.tsx'));
