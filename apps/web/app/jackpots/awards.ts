import type { JackpotWin } from '@cosmodrome/contract/http/jackpots';
import { signal } from '../platform/signal.ts';

/** The player's jackpots that are still to be told. */
export const untoldAwards = signal<readonly JackpotWin[]>([]);
