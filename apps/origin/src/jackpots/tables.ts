import type { Generated, Selectable } from 'kysely';
import type { OutboxTables } from '../kernel/outbox/index.ts';

/** Made by the migration `jackpots`. Amounts are minor units of the jackpot's currency unless said otherwise. */
export interface JackpotTables extends OutboxTables {
  jackpots_levels: {
    jackpot: string;
    /** `level_1` is the smallest. */
    level: string;
    currency: string;
    /** Millionths of a minor unit. */
    pool: bigint;
    cycle: number;
    /** The running cycle's terms: those of the policy when it began. */
    start_amount: bigint;
    ceiling_amount: bigint;
    /** Secret: where it falls. */
    hit_amount: bigint;
    server_seed_hash: string;
    /** Secret: the last seed of the chain that the cycles' seeds are from. */
    chain_seed: string;
    /** The cycle before the chain's first. */
    chain_before: number;
    opened_at: Date;
  };
  jackpots_rounds: {
    player_id: number;
    round_id: string;
    /** The message of its last change: the pools count in this order. */
    message_id: bigint;
    jackpot: string;
    game: string;
    currency: string;
    /** Millionths of a minor unit. */
    worth: bigint;
    counted: Generated<bigint>;
    pending: boolean;
    at: Date;
  };
  jackpots_wins: {
    jackpot: string;
    level: string;
    cycle: number;
    jackpot_name: string;
    level_name: string;
    player_id: number;
    /** Cut already. */
    user_name: string;
    round_id: string;
    game: string;
    amount: bigint;
    jackpot_currency: string;
    /** In the currency of the winning bet. */
    paid: bigint;
    currency: string;
    start_amount: bigint;
    ceiling_amount: bigint;
    server_seed: string;
    server_seed_hash: string;
    opened_at: Date;
    at: Date;
  };
}

export type LevelRow = Selectable<JackpotTables['jackpots_levels']>;
export type RoundRow = Selectable<JackpotTables['jackpots_rounds']>;
export type WinRow = Selectable<JackpotTables['jackpots_wins']>;
