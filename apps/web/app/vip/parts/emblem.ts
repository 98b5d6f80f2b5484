import type { VipStatus } from '@cosmodrome/rules/vip/tiers';
import type { EmblemKind } from '@cosmodrome/ui/tier-emblem';

/** The metal that stands for each tier. */
export const emblemOf: Readonly<Record<VipStatus, EmblemKind>> = {
  REGULAR: 'star',
  BRONZE: 'bronze',
  SILVER: 'silver',
  GOLD: 'gold',
  PLATINUM: 'platinum',
  DIAMOND: 'diamond',
};
