/** How the lines family pays. */
import type { SlotFamily } from '../slots/round.ts';
import { lineWins } from './evaluate.ts';

export const linesFamily: SlotFamily = { evaluate: lineWins };
