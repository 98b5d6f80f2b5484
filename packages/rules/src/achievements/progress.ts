import type { Fact, Facts } from './facts.ts';

/** What an achievement asks for. */
export interface Criterion {
  readonly fact: Fact;
  readonly at_least: number;
}

/**
 * How a player stands with an achievement: on the way, done with a reward that waits, or done. A reward that was collected or that there
 * is none of leaves it done.
 */
export const ACHIEVEMENT_STATES = ['running', 'ready', 'done'] as const;
export type AchievementState = (typeof ACHIEVEMENT_STATES)[number];

/** How far a player is, never beyond what is asked for; a fact that nobody answers counts as none. */
export const progressOf = ({ fact, at_least: goal }: Criterion, facts: Facts): number =>
  Math.min(goal, Math.max(0, facts[fact] ?? 0));

export const isReached = (criterion: Criterion, facts: Facts): boolean =>
  progressOf(criterion, facts) >= criterion.at_least;

/** @param reached whether it was reached, and whether its reward still waits; null: not yet */
export function achievementState(reached: { readonly waits: boolean } | null): AchievementState {
  if (reached === null) return 'running';
  return reached.waits ? 'ready' : 'done';
}
