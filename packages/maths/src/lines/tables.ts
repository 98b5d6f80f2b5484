/**
 * Line pays as tables, for enumeration and for the fast simulation. A line is read by an automaton: its state says which
 * symbol the run is of and how many wilds lead it. For every combination of stops of the first three reels the tables
 * hold what the lines that ended there pay, and the list of lines whose run goes on.
 */
import { REELS, ROWS, SYMBOLS, type CompiledSlot } from '../slots/definition.ts';

const SYMBOL_COUNT = SYMBOLS.length;
/** Leading wilds: 0 to 5. */
const WILD_STEPS = REELS + 1;
const STATES = SYMBOL_COUNT * WILD_STEPS;
const ENDED = -1;
/** Bits of a list entry that hold the line; the state stands above them. */
export const LINE_BITS = 6;

export interface Automaton {
  /** next[state * symbols + symbol]: the state after one more symbol, or -1 when the run ends before it. */
  next: Int16Array;
  /** pay[count * states + state]: units for a run of `count` that ends in this state. */
  pay: Int32Array;
  symbols: number;
  states: number;
}

function stateOf(symbol: number, wilds: number): number {
  return symbol * WILD_STEPS + wilds;
}

export function lineAutomaton(slot: CompiledSlot): Automaton {
  const { wild, scatter } = slot;
  const next = new Int16Array(STATES * SYMBOL_COUNT).fill(ENDED);
  const pay = new Int32Array((REELS + 1) * STATES);
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol += 1) {
    for (let wilds = 0; wilds <= REELS; wilds += 1) {
      const state = stateOf(symbol, wilds);
      for (let shown = 0; shown < SYMBOL_COUNT; shown += 1) {
        const at = state * SYMBOL_COUNT + shown;
        if (symbol === wild) {
          if (shown === wild) next[at] = stateOf(wild, Math.min(wilds + 1, REELS));
          else if (shown !== scatter) next[at] = stateOf(shown, wilds);
        } else if (shown === symbol || shown === wild) next[at] = state;
      }
      for (let count = 0; count <= REELS; count += 1) {
        pay[count * STATES + state] = Math.max(slot.pays[symbol]?.[count] ?? 0, slot.pays[wild]?.[wilds] ?? 0);
      }
    }
  }
  return { next, pay, symbols: SYMBOL_COUNT, states: STATES };
}

export interface LineTables {
  automaton: Automaton;
  lengths: Int32Array;
  /** Units paid by the lines that ended within three reels, by (stop1 * length2 + stop2) * length3 + stop3. */
  ended: Int32Array;
  /** Where the list of running lines of a combination begins; its end is the next one's beginning. */
  from: Int32Array;
  /** line | state << LINE_BITS. */
  running: Int32Array;
  /** Reel 4 and 5: symbol shown on a line, by stop * lines + line. */
  fourth: Int8Array;
  fifth: Int8Array;
  lines: number;
  /** scatters[reel][stop]: scatters in the window. */
  scatters: Int8Array[];
}

function shownOnLines(strip: readonly number[], rows: readonly number[]): Int8Array {
  return Int8Array.from({ length: strip.length * rows.length }, (_, at) => {
    const stop = Math.floor(at / rows.length);
    return strip[(stop + (rows[at % rows.length] ?? 0)) % strip.length] ?? 0;
  });
}

function countIn(strip: readonly number[], symbol: number): Int8Array {
  return Int8Array.from(strip, (_, stop) => {
    let count = 0;
    for (let row = 0; row < ROWS; row += 1) if (strip[(stop + row) % strip.length] === symbol) count += 1;
    return count;
  });
}

/** Fills `ended`, `from` and the list of running lines. */
function readThreeReels(tables: LineTables, slot: CompiledSlot, shown: readonly Int8Array[]): Int32Array {
  const { automaton, lengths, lines, ended, from } = tables;
  const { next, pay, symbols, states } = automaton;
  const running: number[] = [];
  const reelWidth = lengths[2]!;
  for (let at = 0; at < ended.length; at += 1) {
    const stops = [
      Math.floor(at / (lengths[1]! * reelWidth)),
      Math.floor(at / reelWidth) % lengths[1]!,
      at % reelWidth,
    ];
    from[at] = running.length;
    for (let line = 0; line < lines; line += 1) {
      const first = shown[0]![stops[0]! * lines + line]!;
      if (first === slot.scatter && first !== slot.wild) continue;
      let state = first === slot.wild ? stateOf(first, 1) : stateOf(first, 0);
      let count = 1;
      for (; count < 3; count += 1) {
        const after = next[state * symbols + shown[count]![stops[count]! * lines + line]!]!;
        if (after === ENDED) break;
        state = after;
      }
      if (count === 3) running.push(line | (state << LINE_BITS));
      else ended[at] = ended[at]! + pay[count * states + state]!;
    }
  }
  from[ended.length] = running.length;
  return Int32Array.from(running);
}

/** The tables of a strip set. Takes a fraction of a second and some megabytes. */
export function lineTables(slot: CompiledSlot, strips: readonly (readonly number[])[]): LineTables {
  const layout = slot.definition.lineLayout ?? [];
  const lengths = Int32Array.from(strips, (strip) => strip.length);
  const combinations = lengths[0]! * lengths[1]! * lengths[2]!;
  const shown = strips.map((strip, reel) =>
    shownOnLines(
      strip,
      layout.map((rows) => rows[reel] ?? 0),
    ),
  );
  const tables: LineTables = {
    automaton: lineAutomaton(slot),
    lengths,
    ended: new Int32Array(combinations),
    from: new Int32Array(combinations + 1),
    running: new Int32Array(0),
    fourth: shown[3]!,
    fifth: shown[4]!,
    lines: layout.length,
    scatters: strips.map((strip) => countIn(strip, slot.scatter)),
  };
  return { ...tables, running: readThreeReels(tables, slot, shown) };
}
