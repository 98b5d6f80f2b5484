import type { Generated, Selectable } from 'kysely';

/** Made by migration 0080. Points are hundredths. */
export interface LevelsTables {
  levels_players: {
    player_id: number;
    /** Points that can be spent. */
    chargeable: Generated<bigint>;
    /** Points that decide the level: they are never spent. */
    persistent: Generated<bigint>;
    /** 1 to 12; the player's group says the same. */
    level: Generated<number>;
  };
  levels_rounds: {
    player_id: number;
    round_id: string;
    /** The real stake that was counted, in minor units of the round's currency; zero once it was taken back. */
    stake: bigint;
    points: bigint;
    /** When it changed last. */
    at: Date;
  };
}

export type PointsRow = Selectable<LevelsTables['levels_players']>;
