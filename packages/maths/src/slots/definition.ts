/**
 * A slot as data. Pays are written in units: the stake divided by `stakeUnit`, so that every pay is a whole number of
 * minor units. Strips are written one character a symbol (`SYMBOL_CODES`).
 */
import type { Ratio } from '../model.ts';
import type { SlotHelp, SymbolRole } from './types.ts';

/** Every slot of this package uses this order; a theme that needs fewer symbols leaves the others off the strips. */
export const SYMBOLS: readonly SymbolRole[] = [
  'wild',
  'scatter',
  'high1',
  'high2',
  'high3',
  'high4',
  'low1',
  'low2',
  'low3',
  'low4',
  'low5',
];
/** W wild (book), S scatter, 1-4 high symbols, a-e low ones; the same order as `SYMBOLS`. */
export const SYMBOL_CODES = 'WS1234abcde';

export const REELS = 5;
export const ROWS = 3;

export interface SlotDefinition<F extends 'lines' | 'book' | 'ways' = 'lines' | 'book' | 'ways'> {
  id: string;
  family: F;
  stakeUnit: number;
  /** Strips of the paid spins, one string a reel. */
  base: readonly string[];
  /** Strips of the free spins. */
  free: readonly string[];
  /** Pays in units by symbol code: for 2, 3, 4 and 5 of a kind. A line pay is for one line, a ways pay for one way. */
  pays: Readonly<Record<string, readonly [number, number, number, number]>>;
  /** Pays in units for 2, 3, 4 and 5 scatters (books) anywhere. */
  scatterPays: readonly [number, number, number, number];
  /** lines[line][reel]: row. Null for ways. */
  lineLayout: readonly (readonly number[])[] | null;
  /** Free spins awarded for 3, 4 and 5 scatters. */
  triggers: readonly [number, number, number];
  retriggers: readonly [number, number, number];
  multipliers: readonly { value: number; weight: number }[];
  /** Codes of the symbols that may expand (book family). */
  expanding: string;
  /** Largest win of a round as a multiple of the stake. */
  maxWin: number;
}

/** A definition made ready to play: numbers instead of codes. */
export interface CompiledSlot {
  definition: SlotDefinition;
  base: readonly (readonly number[])[];
  free: readonly (readonly number[])[];
  /** pays[symbol][count]: units; 0 where nothing is paid. */
  pays: readonly (readonly number[])[];
  /** By count of scatters: units, and spins. */
  scatterPays: readonly number[];
  triggers: readonly number[];
  retriggers: readonly number[];
  expanding: readonly number[];
  wild: number;
  scatter: number;
}

function symbolOf(code: string): number {
  const symbol = SYMBOL_CODES.indexOf(code);
  if (symbol < 0 || code.length !== 1) throw new Error(`unknown symbol code "${code}"`);
  return symbol;
}

function weightsAreSound(definition: SlotDefinition): boolean {
  return definition.multipliers.every(({ value, weight }) => Number.isInteger(value) && value > 0 && weight > 0);
}

/** Reads a definition's codes. Throws on unknown codes or a strip set that is not of five reels. */
export function compileSlot(definition: SlotDefinition): CompiledSlot {
  const strips = (codes: readonly string[]) => codes.map((strip) => [...strip].map(symbolOf));
  const byCount = (values: readonly [number, number, number, number]) => [0, 0, ...values];
  if (definition.base.length !== REELS || definition.free.length !== REELS || !weightsAreSound(definition)) {
    throw new Error(`slot ${definition.id} is not well defined`);
  }
  const pays = [...SYMBOL_CODES].map((code) => byCount(definition.pays[code] ?? [0, 0, 0, 0]));
  const wild = symbolOf('W');
  return {
    definition,
    base: strips(definition.base),
    free: strips(definition.free),
    pays,
    scatterPays: byCount(definition.scatterPays),
    triggers: [0, 0, 0, ...definition.triggers],
    retriggers: [0, 0, 0, ...definition.retriggers],
    expanding: [...definition.expanding].map(symbolOf),
    wild,
    scatter: definition.family === 'book' ? wild : symbolOf('S'),
  };
}

function ratioOf(units: number, definition: SlotDefinition): Ratio {
  return { numerator: units, denominator: definition.stakeUnit };
}

function awards(spins: readonly number[]): { scatters: number; spins: number }[] {
  return spins.flatMap((count, scatters) => (count > 0 ? [{ scatters, spins: count }] : []));
}

/** What a help page tells about a slot. */
export function slotHelp(slot: CompiledSlot): SlotHelp {
  const { definition } = slot;
  const paid = (units: readonly number[]) =>
    units.flatMap((pay, count) => (pay > 0 ? [{ count, pay }] : [])).toReversed();
  return {
    reels: REELS,
    rows: ROWS,
    pays: slot.pays.flatMap((units, symbol) =>
      paid(units).map(({ count, pay }) => ({ symbol, count, pay: ratioOf(pay, definition) })),
    ),
    scatterPays: paid(slot.scatterPays).map(({ count, pay }) => ({ count, pay: ratioOf(pay, definition) })),
    lineLayout: definition.lineLayout,
    wild: slot.wild,
    scatter: slot.scatter,
    wildReels: slot.base.flatMap((strip, reel) => (strip.includes(slot.wild) ? [reel] : [])),
    freeSpins: {
      triggers: awards(slot.triggers),
      retriggers: awards(slot.retriggers),
      multipliers: [...definition.multipliers],
      expandingSymbols: [...slot.expanding],
    },
    maxWin: definition.maxWin,
  };
}
