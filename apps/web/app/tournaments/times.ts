import type { Tournament } from '@cosmodrome/contract/http/tournaments';
import { promoStatus } from '@cosmodrome/rules/content/live-time';

/** Whether a tournament is to come, runs, is counted, or is over with its results. */
export type Phase = 'future' | 'active' | 'counting' | 'finished';

export function phaseOf({ start_at: start, end_at: end, result }: Tournament, now: Date): Phase {
  const status = promoStatus(start, end, now);
  if (status !== 'archive') return status;
  return result === null ? 'counting' : 'finished';
}
