/** What the groups of a player say of the player (spec 6). Their list, with names, stays out of what a browser loads. */
const TESTERS = new Set(['21', '916']);
const VIPS = new Set(['759', '255', '259', '258', '257']);

export const isTester = (groupIds: readonly string[]): boolean => groupIds.some((id) => TESTERS.has(id));
export const isVip = (groupIds: readonly string[]): boolean => groupIds.some((id) => VIPS.has(id));
