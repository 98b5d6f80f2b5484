/**
 * The chance that at least one of some tickets wins at least one of some places, each ticket at most one: what is left of 1 when
 * none does, by the places one after another.
 */
export function chanceOf({ own, issued, places }: { own: number; issued: number; places: number }): number {
  if (own <= 0 || places <= 0 || issued <= 0) return 0;
  if (own >= issued || places > issued - own) return 1;
  let none = 1;
  for (let drawn = 0; drawn < places; drawn += 1) none *= (issued - own - drawn) / (issued - drawn);
  return 1 - none;
}

/** "1 in so many" of a chance; null where there is none. */
export const oneIn = (chance: number): number | null => (chance <= 0 ? null : Math.max(1, Math.round(1 / chance)));
