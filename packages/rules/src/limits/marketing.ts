/** Whom nothing may be advertised to (player protection R32 and the list of what never happens). */
import { DAY_MS } from '../durations.ts';
import type { AssessmentBand } from './self-assessment.ts';

/** Why a player sees no offers, the strongest reason first. */
export const SUPPRESSIONS = ['excluded', 'register', 'limit_reached', 'assessment', 'markers'] as const;
export type Suppression = (typeof SUPPRESSIONS)[number];

export interface SuppressionFacts {
  /** A break or an exclusion of the player's own runs. */
  readonly excluded: boolean;
  /** A national register bars the player from play. */
  readonly barred: boolean;
  readonly limitReached: boolean;
  readonly assessment: { readonly band: AssessmentBand; readonly at: Date } | null;
  /** When a sign of harm was last noticed. */
  readonly markedAt: Date | null;
}

/** The reason why a player is shown no offers now; null when offers may be shown. */
export function suppressionOf(facts: SuppressionFacts, days: number, now: Date): Suppression | null {
  const recent = (at: Date): boolean => now.getTime() - at.getTime() < days * DAY_MS;
  const { assessment, markedAt } = facts;
  if (facts.excluded) return 'excluded';
  if (facts.barred) return 'register';
  if (facts.limitReached) return 'limit_reached';
  if (assessment && assessment.band !== 'calm' && recent(assessment.at)) return 'assessment';
  return markedAt && recent(markedAt) ? 'markers' : null;
}
