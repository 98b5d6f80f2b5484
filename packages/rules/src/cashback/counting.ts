/** What a round has counted in a week so far. `closed`: the week has been paid, nothing in it changes any more. */
export interface Counted {
  readonly week: string;
  /** Stakes less payouts, in minor units. */
  readonly loss: bigint;
  readonly closed: boolean;
}

/** A round as the books have it now. */
export interface BookedRound {
  /** The week it was settled in; null while it is open, or when it was taken back. */
  readonly week: string | null;
  /** Stakes less payouts: what it counts once it is settled. */
  readonly loss: bigint;
}

/**
 * What a round shall count, by week: all of it in the week in which it was settled. What a paid week has counted stays
 * there; the difference, when the round was taken back or changed later, counts in the running week. So the sum over all
 * weeks is always what the books say, and nobody is asked to give money back.
 *
 * @param isClosed whether a week has been paid
 * @param running the week that it is now
 * @returns the new loss of each week whose loss changes
 */
export function recount(
  counted: readonly Counted[],
  round: BookedRound,
  { isClosed, running }: { isClosed: (week: string) => boolean; running: string },
): Map<string, bigint> {
  const kept = counted.filter(({ closed }) => closed).reduce((sum, { loss }) => sum + loss, 0n);
  const rest = (round.week === null ? 0n : round.loss) - kept;
  const place = round.week !== null && !isClosed(round.week) ? round.week : running;
  const wanted = new Map<string, bigint>();
  for (const { week, closed } of counted) if (!closed) wanted.set(week, 0n);
  if (rest !== 0n || wanted.has(place)) wanted.set(place, rest);
  for (const { week, loss, closed } of counted) if (!closed && wanted.get(week) === loss) wanted.delete(week);
  return wanted;
}
