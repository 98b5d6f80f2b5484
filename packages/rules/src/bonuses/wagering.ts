/** No bonus is wagered more often than this, whatever the policy: a larger number is a mistake of the content. */
export const MOST_WAGER = 100;

/** Whether a policy allows a bonus to be wagered so often; `most` is null where it sets no bound (player protection R22). */
export const isWagerAllowed = (wager: number, most: number | null): boolean => most === null || wager <= most;

/** What has to be wagered before the bonus is the player's own, in minor units. */
export const wagerRequirement = (amount: bigint, wager: number): bigint => amount * BigInt(wager);

/** What is left to wager, in minor units; never below zero. */
export function wagerLeft(requirement: bigint, wagered: bigint): bigint {
  return wagered >= requirement ? 0n : requirement - wagered;
}

/** How far wagering is, in whole per cent, rounded down: 100 only when nothing is left. */
export function wagerPercent(requirement: number, wagered: number): number {
  if (requirement <= 0) return 100;
  return Math.max(0, Math.min(100, Math.floor((wagered / requirement) * 100)));
}

/**
 * How bonus money is split once it is wagered: what becomes the player's own, and what goes back to the house because the
 * bonus states a most. `converted` is what became the player's own before.
 */
export function conversion(
  bonusMoney: bigint,
  { maxWin, converted }: { maxWin: bigint | null; converted: bigint },
): { toPlayer: bigint; toHouse: bigint } {
  const room = maxWin === null ? bonusMoney : maxWin - converted;
  const toPlayer = room < 0n ? 0n : room < bonusMoney ? room : bonusMoney;
  return { toPlayer, toHouse: bonusMoney - toPlayer };
}

/** A code as it is compared: nobody minds capitals, or a space from copying. */
export const normalizeCode = (code: string): string => code.normalize('NFKC').replace(/\s+/g, '').toUpperCase();

/** What a game of the usual kind returns, in per cent: for what is said before a game is chosen. */
export const USUAL_RETURN = 96;

/** What stakes cost on average at a return in per cent, in minor units: what has been promised of them is an average, never more. */
export const costOfStakes = (stakes: number, percent: number): number => Math.round((stakes * (100 - percent)) / 100);
