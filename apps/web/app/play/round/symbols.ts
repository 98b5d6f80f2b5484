import { SYMBOLS } from '@cosmodrome/maths/slots/definition';
import type { SymbolRole } from '@cosmodrome/maths/slots/types';

/** The role of a symbol's number; the lowest one for a number that no slot has. */
export const roleOf = (symbol: number): SymbolRole => SYMBOLS[symbol] ?? 'low5';
