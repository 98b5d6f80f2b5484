/** What the frame and the studio's server say to each other. Amounts are minor units; instants are ISO 8601. */
import type { Family, Figures } from '@cosmodrome/maths/model';

/** POST /arcade/api/session */
export interface OpenSessionRequest {
  token: string;
  /** A guest's own secret: whoever brings it again goes on with the play money and the round that it left. */
  demo_key?: string | undefined;
}

/** A game's dress: which pictures stand for the model's symbols, and the colours around them. */
export interface Theme {
  id: string;
  palette: {
    sky: { top: string; mid: string; low: string };
    glow: string;
    rim: string;
    lettering: { light: string; mid: string; low: string };
    stroke: { dark: string; bright: string };
  };
  /** Name of the scene behind the game and of the atlas with its symbols, below the studio's art; null without one. */
  scene: string | null;
  symbols: string | null;
  /** What each symbol shows, by role, for help pages and screen readers; in the session's language. */
  symbolNames: Readonly<Record<string, string>>;
}

export interface GameInfo {
  identifier: string;
  slug: string;
  title: string;
  studio: string;
  family: Family;
  model: string;
  theme: Theme;
}

/** What a player may stake: the rungs of the bet ladder, and the exact bounds that the server holds. */
export interface Stakes {
  min: number;
  max: number;
  /** Every stake is a whole multiple of this. */
  unit: number;
  ladder: number[];
  start: number;
}

/** GET /arcade/api/rules */
export interface Rules {
  model: string;
  family: Family;
  figures: Figures;
  features: readonly string[];
  lines: number | null;
  ways: number | null;
  /** The model's help data and, for slots, its symbols and strips; shaped by the family. */
  help: unknown;
  symbols: readonly string[] | null;
  strips: { base: readonly (readonly number[])[]; free: readonly (readonly number[])[] } | null;
  stakes: Stakes;
}

/** GET /arcade/api/round: the unfinished round to resume; `events` are those of its steps so far. */
export interface OpenRound {
  id: string;
  stake: number;
  win: number;
  view: unknown;
  legal: readonly string[];
  events: unknown[];
  freespins: FreeSpinsView | null;
}

/** GET /arcade/api/fairness */
export interface Fairness {
  server_seed_hash: string;
  /** Of the seed that comes after it, before the player chooses the own part for it; null where one chain is shared. */
  next_server_seed_hash: string | null;
  client_seed: string;
  /** The nonce of the next round. */
  nonce: number;
  /** Shared rounds have one chain for everybody instead of a player's own seed. */
  shared: { commitment: string; salt: string; number: number } | null;
}

/** POST /arcade/api/fairness/rotate */
export interface Rotated {
  revealed: { server_seed: string; server_seed_hash: string } | null;
  /** Of the seed that runs now. */
  server_seed_hash: string;
  /** Of the one that comes after it. */
  next_server_seed_hash: string;
  client_seed: string;
}

export interface SessionAnswer {
  bearer: string;
  session_id: string;
  mode: 'real' | 'demo';
  nickname: string | null;
  currency: string;
  locale: string;
  balance: number;
  policy: {
    min_cycle_ms: number;
    autoplay: boolean;
    reality_check_minutes: number | null;
    highest_stake?: number | null;
  };
  game: GameInfo;
  rules: Rules;
  round: OpenRound | null;
  /** Free spins that can be played in this game and currency; null without any, and in demo. */
  freespins: FreeSpinsView | null;
  /** The last outcomes of this player at this game, latest first: roulette numbers. */
  recent: unknown[];
}

/** GET /arcade/api/freespins: rounds that the house stakes, as far as they are played. */
export interface FreeSpinsView {
  id: string;
  count: number;
  /** Rounds that were begun. */
  used: number;
  /** The stake of each. */
  stake: number;
  won: number;
  valid_until: string;
}

/** POST /arcade/api/rounds/play. The same request id always gets the first answer. */
export interface PlayRequest {
  request_id: string;
  action: { type: string } & Record<string, unknown>;
  /** The free spins of which the action begins a round. */
  freespins?: string;
}
export interface PlayAnswer {
  round: { id: string; stake: number; win: number; finished: boolean };
  /** This step: its event book, and what it took and paid. */
  stake: number;
  win: number;
  events: unknown[];
  view: unknown;
  legal: readonly string[];
  /** Null when the step moved no money. */
  balance: number | null;
  /** Of a free round: how its free spins stand. The round's stake is 0 then. */
  freespins: FreeSpinsView | null;
}

/** Namespace `/arcade-crash` on path `/arcade/socket`, authorised by `auth.bearer`. */
export interface CrashTable {
  /** The server's time in milliseconds, to set the frame's clock by. */
  now: number;
  number: number;
  phase: 'betting' | 'flying' | 'crashed';
  flies_at: number;
  /** Only when the phase is `crashed`. */
  crash_point: number | null;
  /** Hash that the round's seed keeps, and the seed itself once the round is over. */
  seed_hash: string;
  seed: string | null;
  bets: CrashSeat[];
  players: number;
  /** The last crash points, latest first, in hundredths. */
  history: { number: number; point: number }[];
}
export interface CrashSeat {
  /** Opaque name of the bet. */
  id: string;
  nickname: string | null;
  currency: string;
  stake: number;
  /** Hundredths; null while the bet flies or when it is lost. */
  cashed_at: number | null;
  win: number;
}
/** To one player: a bet that the table settled (auto cash-out, crash or refund). */
export interface CrashSettled {
  round: string;
  win: number;
  balance: number | null;
  refunded: boolean;
  events: unknown[];
}
export interface CrashServerEvents {
  table: (table: CrashTable) => void;
  settled: (settled: CrashSettled) => void;
}
