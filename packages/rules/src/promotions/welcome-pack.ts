/** What became of one step of the pack: a bonus that comes with one of the player's deposits. */
export const STEP_STATUSES = ['taken', 'missed', 'next', 'later'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** A step, as far as it decides what became of it. */
export interface StepFacts {
  /** Which of the player's deposits it comes with. */
  readonly number: number;
  /** Whether the player has had its bonus. */
  readonly taken: boolean;
  /** Whether its bonus is given now or later: it is over otherwise. */
  readonly open: boolean;
}

/** What became of a step for who has made so many deposits: a deposit without its bonus passes the step by. */
export function stepStatus({ number, taken, open }: StepFacts, deposits: number): StepStatus {
  if (taken) return 'taken';
  if (!open || number <= deposits) return 'missed';
  return number === deposits + 1 ? 'next' : 'later';
}

/** Whether anything of the pack can still be had. */
export const packIsOpen = (statuses: readonly StepStatus[]): boolean =>
  statuses.some((status) => status === 'next' || status === 'later');
