/** How the book family pays. */
import { lineWins } from '../lines/evaluate.ts';
import type { SlotFamily } from '../slots/round.ts';
import { expandSymbol } from './expand.ts';

export const bookFamily: SlotFamily = { evaluate: lineWins, expand: expandSymbol };
