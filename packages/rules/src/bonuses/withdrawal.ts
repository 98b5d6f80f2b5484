import { type BonusStage, isBonusCancelable } from './stages.ts';

interface WithdrawnFrom {
  readonly stage: BonusStage;
  /** What it was given for. */
  readonly strategy: string;
  readonly currency: string;
}

/**
 * Whether a withdrawal in a currency ends a bonus: the one that is in play there, and those that came with a deposit and
 * still wait, as the money that brought them goes. It says so before it is asked for.
 */
export const endsWithWithdrawal = ({ stage, strategy, currency }: WithdrawnFrom, withdrawn: string): boolean =>
  currency === withdrawn && (stage === 'handle_bets' || (strategy === 'deposit' && isBonusCancelable(stage)));
