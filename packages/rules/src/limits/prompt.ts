/** When a player is asked to think about limits (player protection R3). */
import { endOf } from './calendar.ts';
import type { ReviewPeriod } from './types.ts';

/** `first`: before the first deposit. `review`: some months after the last answer. */
export const LIMIT_PROMPTS = ['first', 'review'] as const;
export type LimitPrompt = (typeof LIMIT_PROMPTS)[number];

export interface PromptFacts {
  /** When the player was last asked and answered, or changed a limit of money; null for never. */
  readonly answeredAt: Date | null;
  readonly joinedAt: Date;
  readonly hasDeposited: boolean;
  /** Where the player's days begin. */
  readonly zone: string;
}

/** Which question is due now; null for none. */
export function promptDue(facts: PromptFacts, review: ReviewPeriod, now: Date): LimitPrompt | null {
  const { answeredAt, joinedAt, hasDeposited, zone } = facts;
  if (answeredAt === null && !hasDeposited) return 'first';
  const due = endOf(review, answeredAt ?? joinedAt, zone);
  return due !== null && due <= now ? 'review' : null;
}
