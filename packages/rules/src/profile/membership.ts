/** Whether a player's groups make the player a tester or a VIP (spec 6). The list of groups, with names, is not sent to browsers. */
const TESTERS = new Set(['21', '916']);
const VIPS = new Set(['759', '255', '259', '258', '257']);

export const isTester = (groupIds: readonly string[]): boolean => groupIds.some((id) => TESTERS.has(id));
export const isVip = (groupIds: readonly string[]): boolean => groupIds.some((id) => VIPS.has(id));
