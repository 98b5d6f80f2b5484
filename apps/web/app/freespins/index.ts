import { lazyWithTexts } from '../platform/i18n/lazy-texts.ts';

/** Free spins of a game that can be played, wait or have just ended, with all that leads to them. */
export const FreeSpinBar = /* @__PURE__ */ lazyWithTexts(['freespins', 'play'], () => import('./parts/bar.tsx'));

/** Below the game on a desktop: what comes after the last spin, and that one may stop before it. */
export const FreeSpinPanels = /* @__PURE__ */ lazyWithTexts(['freespins'], () => import('./parts/panels.tsx'));

export { useFreeSpinsOf } from './queries.ts';
