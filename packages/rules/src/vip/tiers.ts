/** The tiers of the VIP club, the lowest first (spec 3 and 4), as `/jam/vip_status_progress` names them. */
export const VIP_STATUSES = ['REGULAR', 'BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND'] as const;
export type VipStatus = (typeof VIP_STATUSES)[number];

/** The group that a player of each tier is in. */
export const VIP_GROUPS: Readonly<Record<VipStatus, string>> = {
  REGULAR: '1117',
  BRONZE: '257',
  SILVER: '258',
  GOLD: '259',
  PLATINUM: '255',
  DIAMOND: '759',
};

/** What Bronze was before: its players keep what they have. */
export const FORMER_BRONZE = '793';

/** The highest tier that a player's groups name. */
export function vipStatusOf(groupIds: readonly string[]): VipStatus {
  const has = new Set(groupIds);
  const highest = VIP_STATUSES.findLast((status) => has.has(VIP_GROUPS[status])) ?? 'REGULAR';
  return highest === 'REGULAR' && has.has(FORMER_BRONZE) ? 'BRONZE' : highest;
}

/**
 * The tier that the operator has given by a group: the highest that the groups name where it is above the one that the club
 * itself has put the player on, and Diamond in any case, which no figures lead to. `REGULAR` for none.
 */
export function vipStatusGiven(groupIds: readonly string[], own: VipStatus): VipStatus {
  const highest = vipStatusOf(groupIds);
  return highest === 'DIAMOND' || placeOf(highest) > placeOf(own) ? highest : 'REGULAR';
}

const placeOf = (status: VipStatus): number => VIP_STATUSES.indexOf(status);

/** The tier above; null above the highest. */
export const nextVipStatus = (status: VipStatus): VipStatus | null => VIP_STATUSES[placeOf(status) + 1] ?? null;

/** Whether the first tier is at least the second. */
export const isAtLeast = (status: VipStatus, other: VipStatus): boolean => placeOf(status) >= placeOf(other);

export type CardPosition = 'before' | 'current' | 'future' | 'lock';

/** Where a tier's card stands for a player: reached before, the current one, the next one, or locked (spec 4). */
export function cardPosition(card: VipStatus, current: VipStatus): CardPosition {
  const distance = placeOf(card) - placeOf(current);
  if (distance < 0) return 'before';
  if (distance === 0) return 'current';
  return distance === 1 ? 'future' : 'lock';
}
