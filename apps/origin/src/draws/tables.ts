import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** Made by the migration `draws`. */
export interface DrawTables {
  /** The one that is not revealed is in use. */
  draws_seeds: {
    player_id: number;
    /** 1, 2, 3 … of the player. */
    id: number;
    /** Secret until `revealed_at`. */
    server_seed: string;
    /** SHA-256 of the server seed. */
    commitment: string;
    client_seed: string;
    next_nonce: Generated<number>;
    committed_at: Date;
    revealed_at: Date | null;
  };
  /** The one that comes after it, secret as well. */
  draws_next_seeds: {
    player_id: number;
    server_seed: string;
    commitment: string;
    committed_at: Date;
  };
  draws_made: {
    player_id: number;
    key: string;
    seed_id: number;
    nonce: number;
    table_name: string;
    table_hash: string;
    weights: JSONColumnType<number[]>;
    /** Which of the weights. */
    picked: number;
    at: Date;
  };
}

export type SeedRow = Selectable<DrawTables['draws_seeds']>;
export type NextSeedRow = Selectable<DrawTables['draws_next_seeds']>;
export type DrawRow = Selectable<DrawTables['draws_made']>;
