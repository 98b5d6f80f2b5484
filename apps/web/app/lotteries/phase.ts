import type { Lottery } from '@cosmodrome/contract/http/lotteries';
import { promoStatus } from '@cosmodrome/rules/content/live-time';

/** Whether tickets come later, come now, the draw is under way, prizes are being paid, or all are. */
export type Phase = 'future' | 'active' | 'drawing' | 'paying' | 'finished';

export function phaseOf({ start_at: start, end_at: end, state }: Lottery, now: Date): Phase {
  if (state === 'paid') return 'finished';
  if (state === 'drawn') return 'paying';
  const status = promoStatus(start, end, now);
  return status === 'archive' ? 'drawing' : status;
}
