/** Where a day stands for its player (spec 4). What it gives does not depend on the days before it. */
export const DAY_STATES = ['lost', 'completed', 'future', 'active', 'superPrize'] as const;
export type DayState = (typeof DAY_STATES)[number];

export interface DayStanding {
  /** From 1; the super prize is one more than the days of the month. */
  readonly step: number;
  readonly isCompleted: boolean;
}

/** The state of a day; `today` is the step that is running. */
export function dayState({ step, isCompleted }: DayStanding, today: number, days: number): DayState {
  if (step > days) return 'superPrize';
  if (step === today) return 'active';
  if (step > today) return 'future';
  return isCompleted ? 'completed' : 'lost';
}

/** What has become of the gift of a day: it waits to be taken, was taken, or is gone. */
export const GIFT_STAGES = ['issued', 'activated', 'expired', 'canceled'] as const;
export type GiftStage = (typeof GIFT_STAGES)[number];

export const DAY_BUTTONS = ['details', 'deposit', 'gifts', 'support'] as const;
export type DayButton = (typeof DAY_BUTTONS)[number];

/**
 * The buttons of a day (spec 4): a prize that waits leads to the gifts, today's leads to the cashbox until it is completed, and
 * who has missed a day or lost its prize is led to the support.
 */
export function dayButtons(state: DayState, isCompleted: boolean, gift: GiftStage | null): readonly DayButton[] {
  if (gift === 'issued') return state === 'completed' ? ['gifts', 'details'] : ['gifts'];
  switch (state) {
    case 'active':
      return isCompleted ? ['details'] : ['deposit', 'details'];
    case 'completed':
      return gift === 'activated' ? ['details'] : ['details', 'support'];
    case 'lost':
      return ['details', 'support'];
    case 'future':
    case 'superPrize':
      return ['details'];
  }
}

/** Whether the banner says that the month is over: the last day is completed, or the day after it has passed (spec 4). */
export const isFinished = (lastIsCompleted: boolean, today: number, days: number): boolean =>
  lastIsCompleted || today > days + 1;

/** A deposit that counts for a day, in minor units of its currency. */
export interface CountedDeposit {
  readonly currency: string;
  readonly amount: bigint;
}

/**
 * The currency in which a day's deposits, in their order, have first reached what the day asks for; null while none has. Each
 * currency counts by itself: two halves in two currencies are no whole.
 */
export function completedIn(
  deposits: readonly CountedDeposit[],
  least: Readonly<Record<string, number | undefined>>,
): string | null {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of deposits) {
    const sum = (sums.get(currency) ?? 0n) + amount;
    sums.set(currency, sum);
    const wanted = least[currency];
    if (wanted !== undefined && sum >= BigInt(wanted)) return currency;
  }
  return null;
}
