import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';

/** The popups of the profile: they come when they are needed, with their texts. */
export const FieldsDialog = /* @__PURE__ */ lazyWithTexts(['profile', 'errors'], () => import('./fields-dialog.tsx'));
export const TermsDialog = /* @__PURE__ */ lazyWithTexts(['profile', 'errors'], () => import('./terms-dialog.tsx'));
