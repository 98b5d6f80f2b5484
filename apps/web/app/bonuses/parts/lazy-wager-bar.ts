import { lazyWithTexts } from '../../platform/i18n/lazy-texts.ts';

/** The same bar as the wallets show, with its own texts. */
export const WagerBar = /* @__PURE__ */ lazyWithTexts(['bonuses'], () => import('./wager-bar.tsx'));
