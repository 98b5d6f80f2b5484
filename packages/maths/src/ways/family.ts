/** How the ways family pays. */
import type { SlotFamily } from '../slots/round.ts';
import { waysWins } from './evaluate.ts';

export const waysFamily: SlotFamily = { evaluate: waysWins };
