/**
 * The actions, states, event books and help data that the three slot families (lines, book, ways) share.
 * Everything is plain JSON. Symbols are numbers: indexes into the model's `symbols`, which names their roles.
 * Amounts (`pay`, `total`, `stake`) are minor units of the wallet's currency.
 */
import type { GameModel, Ratio } from '../model.ts';

/** A theme maps each role to a picture. In the book family `wild` is the book, which is the scatter as well. */
export type SymbolRole =
  | 'wild'
  | 'scatter'
  | 'high1'
  | 'high2'
  | 'high3'
  | 'high4'
  | 'low1'
  | 'low2'
  | 'low3'
  | 'low4'
  | 'low5';

/** `spin` starts a round; `free-spin` plays the next spin of a feature that the state holds, at no stake. */
export type SlotAction = { type: 'spin'; stake: number } | { type: 'free-spin' };

/** A round in its free-spin feature. Nothing in it is secret: future spins are not drawn yet. */
export interface SlotState {
  /** The stake of the spin that triggered the feature. */
  stake: number;
  /** Paid so far in this round, the triggering spin included. */
  won: number;
  /** Paid so far by the free spins alone. */
  featureWon: number;
  spinsPlayed: number;
  spinsLeft: number;
  /** Book family: the symbol that expands in this feature. */
  expandingSymbol: number | null;
}

/** [reel, row], both from 0, row 0 on top. */
export type Position = [reel: number, row: number];

export interface SlotWin {
  symbol: number;
  /** Symbols of a kind: 2 to 5. */
  count: number;
  /** Index into the model's line layout; null for ways and scatter wins. */
  line: number | null;
  /** Number of ways that this symbol won by; null for line and scatter wins. */
  ways: number | null;
  positions: Position[];
  /** Paid for this win, any free-spin multiplier included. */
  pay: number;
}

/** What a stop of the reels showed and paid. */
export interface Reveal {
  /** Position of each strip: its symbol in row 0. */
  stops: number[];
  /** window[reel][row]: symbol. */
  window: number[][];
  wins: SlotWin[];
  /** Every scatter (book) in the window, whether or not there are enough to win. */
  scatters: Position[];
}

/** Book family: after the line wins the expanding symbol fills its reels and pays on every line. */
export interface Expansion {
  symbol: number;
  reels: number[];
  /** The window after expanding. */
  window: number[][];
  wins: SlotWin[];
}

export type SlotEvent =
  | ({ kind: 'spin'; stake: number; pay: number } & Reveal)
  | { kind: 'feature-start'; spins: number; expandingSymbol: number | null }
  | ({
      kind: 'free-spin';
      /** 1 for the first free spin. */
      number: number;
      /** Free spins left after this one, before a retrigger. */
      left: number;
      /** Multiplies every win of this spin (already in `pay`). */
      multiplier: number;
      expansion: Expansion | null;
      /** Paid by this spin before the cap. */
      pay: number;
      /** Paid by the feature so far, this spin included, after the cap. */
      total: number;
    } & Reveal)
  | { kind: 'retrigger'; spins: number; left: number }
  /** The round reached the model's largest win: `win` is all that it pays, and a feature ends here. */
  | { kind: 'win-cap'; win: number }
  | { kind: 'feature-end'; spins: number; total: number };

/** All that a help page tells about a slot, as data. Pays are multiples of the total stake. */
export interface SlotHelp {
  reels: number;
  rows: number;
  /** A line or ways pay: `count` of `symbol` from the left reel on. */
  pays: { symbol: number; count: number; pay: Ratio }[];
  /** `count` scatters (books) anywhere. */
  scatterPays: { count: number; pay: Ratio }[];
  /** lines[line][reel]: row. Null for ways. */
  lineLayout: readonly (readonly number[])[] | null;
  wild: number;
  scatter: number;
  /** Reels on which the wild can land, from 0. */
  wildReels: number[];
  freeSpins: {
    /** Spins awarded for this many scatters in a paid spin. */
    triggers: { scatters: number; spins: number }[];
    /** Spins added for this many scatters in a free spin; empty when there is no retrigger. */
    retriggers: { scatters: number; spins: number }[];
    /** Each free spin's wins are multiplied by one of these, drawn with these weights. */
    multipliers: { value: number; weight: number }[];
    /** Book family: the symbols that may be drawn as the expanding one, each equally likely. */
    expandingSymbols: number[];
  };
  /** The largest win of a round as a multiple of the stake. */
  maxWin: number;
}

/** A slot of any of the three families. */
export interface SlotModel<F extends 'lines' | 'book' | 'ways'> extends GameModel<SlotAction, SlotState, SlotEvent> {
  family: F;
  symbols: readonly SymbolRole[];
  /** The reel strips of the paid game and of the free spins, for scenes that scroll them. */
  strips: { base: readonly (readonly number[])[]; free: readonly (readonly number[])[] };
  help: SlotHelp;
}
