import { deliveredAs } from '../prizes/terms.ts';
import type { Prize } from '../prizes/prize.ts';

/** What was won with free spins, and what became of it; minor units. */
export interface Winnings {
  readonly won: bigint;
  /** Given to the player. */
  readonly paid: bigint;
  /** Above the most that may be won: kept by the house. */
  readonly kept: bigint;
  /** The most that becomes the player's own; null: all of it. */
  readonly maxWin: bigint | null;
}

/** What was won and is neither given nor kept yet. */
export const heldOf = ({ won, paid, kept }: Omit<Winnings, 'maxWin'>): bigint => won - paid - kept;

/** What happens to the winnings that are held, once the free spins are over. What was given before counts towards the most. */
export function shareOut(winnings: Winnings): { toPlayer: bigint; toHouse: bigint } {
  const held = heldOf(winnings);
  if (held <= 0n) return { toPlayer: 0n, toHouse: 0n };
  const { paid, maxWin } = winnings;
  const room = maxWin === null || maxWin - paid > held ? held : maxWin > paid ? maxWin - paid : 0n;
  return { toPlayer: room, toHouse: held - room };
}

export interface WonTerms {
  readonly currency: string;
  readonly wager: number;
  readonly maxWin: bigint | null;
}

/**
 * What winnings are given as: money, or bonus money under the usual terms with the wager of the free spins. The most that
 * may be won holds for what the bonus becomes, too.
 */
export function prizeOfWinnings(amount: bigint, { currency, wager, maxWin }: WonTerms): Prize {
  const given = deliveredAs({ kind: 'money', amounts: { [currency]: Number(amount) }, wager });
  return given.kind === 'bonus' && maxWin !== null ? { ...given, max_wins: { [currency]: Number(maxWin) } } : given;
}

/** The terms of the bonus that winnings become; null where they are money. */
export function wonBonusTerms({ currency, wager }: WonTerms): { maxStake: number; daysToWager: number } | null {
  const bonus = deliveredAs({ kind: 'money', amounts: { [currency]: 1 }, wager });
  if (bonus.kind !== 'bonus') return null;
  return { maxStake: bonus.max_stakes[currency] ?? 0, daysToWager: bonus.days_to_wager };
}

/** What the player gets of what was won so far, and what has to be staked for it; minor units. */
export function outlookOf({ won, maxWin, wager }: { won: number; maxWin: number | null; wager: number }): {
  given: number;
  toWager: number;
} {
  const given = maxWin === null ? won : Math.min(won, maxWin);
  return { given, toWager: given * wager };
}
