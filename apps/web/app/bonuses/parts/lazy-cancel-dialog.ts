import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';

/** Asks before a bonus is given up, with its own texts. */
export const CancelDialog = /* @__PURE__ */ lazyWithTexts(['bonuses'], () => import('./cancel-dialog.tsx'));
