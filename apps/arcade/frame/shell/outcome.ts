import type { Texts } from '../texts.ts';

export interface Outcome {
  /** Sound, colour and counting up are allowed. */
  isCelebrated: boolean;
  /** What is said of it. */
  said: string;
}

/**
 * How a round's return is shown; amounts in minor units. Only more than was staked is a win: as much or less is money
 * back and never celebrated (player protection, R12).
 */
export function outcomeOf(win: number, stake: number, texts: Texts, money: (amount: number) => string): Outcome {
  const isCelebrated = win > stake;
  const said = win === 0 ? texts.noWin : isCelebrated ? texts.won(money(win)) : texts.returned(money(win));
  return { isCelebrated, said };
}
