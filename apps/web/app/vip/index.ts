import { lazyWithTexts } from '../platform/i18n/lazy-texts.ts';

/** The player's tier with its metal. For players of the club; loaded when it is drawn. */
export const TierBadge = /* @__PURE__ */ lazyWithTexts(['vip'], () => import('./parts/tier-badge.tsx'));
/** Who looks after the player, in the menu of a phone. */
export const ManagerInMenu = /* @__PURE__ */ lazyWithTexts(['vip'], () => import('./parts/manager-in-menu.tsx'));
/** The same on a wide screen, over the page. */
export const SupportWidget = /* @__PURE__ */ lazyWithTexts(['vip'], () => import('./parts/support-widget.tsx'));
