import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';

/** Says why the session is over, and opens sign-in. */
export const SessionLost = /* @__PURE__ */ lazyWithTexts(['protection'], () => import('../enter/session-lost.tsx'));
/** The popups of the account: they come when they are needed, with their texts. */
export const FieldsDialog = /* @__PURE__ */ lazyWithTexts(['account', 'errors'], () => import('./fields-dialog.tsx'));
export const TermsDialog = /* @__PURE__ */ lazyWithTexts(['account', 'errors'], () => import('./terms-dialog.tsx'));
