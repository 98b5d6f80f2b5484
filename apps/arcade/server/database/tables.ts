import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely';

/** A jsonb column: read as the parsed value, written as text. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;

export type Mode = 'real' | 'demo';

export interface SessionPolicy {
  min_cycle_ms: number;
  autoplay: boolean;
  reality_check_minutes: number | null;
  /** What a round may stake at most; sessions from before this was kept have none. */
  highest_stake?: number | null;
}

interface SessionsTable {
  /** The wallet's name of the session; the host page knows the frame by it. */
  id: string;
  bearer_hash: string;
  owner: string;
  mode: Mode;
  player_ref: string | null;
  nickname: string | null;
  game: string;
  currency: string;
  subunits: bigint;
  locale: string;
  policy: Json<SessionPolicy>;
  created_at: Date;
  expires_at: Date;
}

interface SeedsTable {
  id: Generated<number>;
  owner: string;
  game: string;
  server_seed: string;
  commitment: string;
  client_seed: string;
  next_nonce: number;
  created_at: Date;
  revealed_at: Date | null;
}

interface NextSeedsTable {
  owner: string;
  game: string;
  server_seed: string;
  commitment: string;
  created_at: Date;
}

interface ChainsTable {
  id: Generated<number>;
  game: string;
  last_seed: string;
  commitment: string;
  salt: string;
  length: number;
  first_number: number;
  created_at: Date;
}

/**
 * `unstarted` and `interrupted` rounds lost their table, before or in flight; `over` and `refunded` ones have nothing left
 * to settle.
 */
export type CrashStatus = 'running' | 'interrupted' | 'unstarted' | 'over' | 'refunded';

interface CrashRoundsTable {
  game: string;
  number: number;
  chain_id: number;
  betting_at: Date;
  flies_at: Date;
  crashes_at: Date;
  crash_point: number;
  status: CrashStatus;
}

interface HeartbeatsTable {
  game: string;
  alive_at: Date;
}

interface RoundsTable {
  id: string;
  owner: string;
  mode: Mode;
  game: string;
  model: string;
  currency: string;
  nickname: string | null;
  status: 'open' | 'finished' | 'void';
  seed_id: number | null;
  nonce: number;
  crash_number: number | null;
  /** The free spins that it belongs to; its stake is 0 then. */
  freespins_id: string | null;
  state: JsonOrNull<unknown>;
  cursor: number;
  stake: bigint;
  win: bigint;
  started_at: Date;
  finished_at: Date | null;
}

interface StepsTable {
  /** The wallet's action id. */
  id: string;
  round_id: string;
  position: number;
  owner: string;
  request_id: string;
  session_id: string;
  mode: Mode;
  status: 'pending' | 'done' | 'voiding' | 'void';
  refusal: string | null;
  action: Json<unknown>;
  events: Json<unknown[]>;
  stake: bigint;
  win: bigint;
  finished: boolean;
  next_state: JsonOrNull<unknown>;
  next_cursor: number;
  balance: bigint | null;
  created_at: Date;
}

interface FreeSpinsTable {
  owner: string;
  id: string;
  games: string[];
  currency: string;
  count: number;
  /** The stake of each round. */
  bet: bigint;
  valid_until: Date;
  status: 'active' | 'over';
  /** Rounds that were begun. */
  used: Generated<number>;
  won: Generated<bigint>;
  created_at: Date;
}

interface DemoPursesTable {
  owner: string;
  balance: bigint;
  used_at: Date;
}

interface DemoMovesTable {
  action_id: string;
  owner: string;
  bet: bigint;
  win: bigint;
  status: 'done' | 'undone';
  at: Date;
}

export interface ArcadeTables {
  arcade_sessions: SessionsTable;
  arcade_seeds: SeedsTable;
  arcade_next_seeds: NextSeedsTable;
  arcade_chains: ChainsTable;
  arcade_crash_rounds: CrashRoundsTable;
  arcade_heartbeats: HeartbeatsTable;
  arcade_rounds: RoundsTable;
  arcade_steps: StepsTable;
  arcade_freespins: FreeSpinsTable;
  arcade_demo_purses: DemoPursesTable;
  arcade_demo_moves: DemoMovesTable;
}

export type ArcadeDb = Kysely<ArcadeTables>;
export type ArcadeTrx = Transaction<ArcadeTables>;
export type SessionRow = Selectable<SessionsTable>;
export type SeedRow = Selectable<SeedsTable>;
export type ChainRow = Selectable<ChainsTable>;
export type CrashRoundRow = Selectable<CrashRoundsTable>;
export type RoundRow = Selectable<RoundsTable>;
export type FreeSpinsRow = Selectable<FreeSpinsTable>;
export type StepRow = Selectable<StepsTable>;
