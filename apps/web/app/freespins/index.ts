import { lazyWithTexts } from '../platform/i18n/lazy-texts.ts';

/** Free spins of a game that can be played or wait, with all that leads to them. */
export const FreeSpinBar = /* @__PURE__ */ lazyWithTexts(['freespins', 'play'], () => import('./parts/bar.tsx'));
