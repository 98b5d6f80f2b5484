import type { RoundState } from '@cosmodrome/rules/ledger/round';
import type { Generated, JSONColumnType } from 'kysely';
import type { OutboxTables } from '../kernel/outbox/index.ts';

/** What a cap counts: all that is staked, or the player's own money that is staked and not won back. */
export type CapMeasure = 'stake' | 'loss';
export type CapUnit = 'day' | 'week' | 'month';

/** The ledger's tables, and those of the outbox that it writes to. */
export interface LedgerTables extends OutboxTables {
  ledger_wallets: {
    player_id: number;
    currency: string;
    real_balance: Generated<bigint>;
    bonus_balance: Generated<bigint>;
    active: Generated<boolean>;
    opened_at: Date;
    hidden_at: Date | null;
  };
  ledger_transactions: {
    player_id: number;
    /** Rises within a player; see `takeNumbers`. */
    id: bigint;
    key: string;
    leg: Generated<number>;
    kind: string;
    body_hash: bigint;
    currency: string;
    accounts: string[];
    amounts: bigint[];
    real_after: bigint;
    bonus_after: bigint;
    round_id: string | null;
    game: string | null;
    opens: Generated<boolean>;
    finishes: Generated<boolean>;
    reversed_by: bigint | null;
    created_at: Date;
  };
  ledger_caps: {
    player_id: number;
    cap_id: bigint;
    measure: CapMeasure;
    amount: bigint;
    weights: JSONColumnType<Record<string, string>>;
    unit: CapUnit | null;
    zone: string;
    until_at: Date | null;
    window_start: Date;
    used: string;
  };
  ledger_round_caps: { player_id: number; currency: string; amount: bigint; closed_families: Generated<string[]> };
  ledger_rounds: {
    player_id: number;
    round_id: string;
    game: string;
    currency: string;
    state: RoundState;
    actions: number;
    staked_real: bigint;
    staked_bonus: bigint;
    won_real: bigint;
    won_bonus: bigint;
    /** What a round that the house stakes has won; null for all others. */
    won_free: bigint | null;
    opened_at: Date;
    finished_at: Date | null;
    /** The whole wallet before the round's first movement and after its last. */
    balance_before: bigint;
    balance_after: bigint;
  };
}
