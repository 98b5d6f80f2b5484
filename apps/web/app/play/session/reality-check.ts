/**
 * The reality check (player protection R9): when the interval is over the game is held, the running round ends, then the
 * player has to confirm before anything goes on.
 */
export type RealityCheck =
  | { readonly kind: 'running' }
  /** The frame is told to hold; its running round may still end. */
  | { readonly kind: 'holding'; readonly since: number }
  | { readonly kind: 'asking' };

export interface CheckSituation {
  now: number;
  /** When the last check was confirmed, or the session began. */
  checked: number;
  /** Milliseconds between checks; null where the policy has none. */
  interval: number | null;
  roundRuns: boolean;
  /** Milliseconds to wait for a round that may need the player; such a round goes on after the check. */
  patience: number;
}

export const running: RealityCheck = { kind: 'running' };

/** Where the check stands now. Only `confirmed` leads out of `asking`. */
export function checkAt(check: RealityCheck, situation: CheckSituation): RealityCheck {
  const { now, checked, interval, roundRuns, patience } = situation;
  if (check.kind === 'asking' || interval === null) return check;
  if (check.kind === 'running') {
    if (now - checked < interval) return check;
    return roundRuns ? { kind: 'holding', since: now } : { kind: 'asking' };
  }
  return !roundRuns || now - check.since >= patience ? { kind: 'asking' } : check;
}
