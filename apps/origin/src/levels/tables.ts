import type { Generated, Selectable } from 'kysely';

/**
 * Why points came or went, besides rounds: where the books opened, what was exchanged in the shop, what was won or given,
 * what a person has put right.
 */
export type PointsKind = 'opening' | 'exchange' | 'prize' | 'correction';

/** Points are hundredths. */
export interface LevelsTables {
  /** Balances: the sums of `levels_rounds` and `levels_entries`. */
  levels_players: {
    player_id: number;
    /** Points that can be spent. */
    chargeable: Generated<bigint>;
    /** Points that were spent and then taken back with their stake: then nothing can be spent. */
    debt: Generated<bigint>;
    /** Points that decide the level: they are never spent. */
    persistent: Generated<bigint>;
    /** 1 to 12; the player's group says the same. */
    level: Generated<number>;
  };
  /** What each round has brought, both to spend and towards the level. */
  levels_rounds: {
    player_id: number;
    round_id: string;
    /** The real stake that was counted, in minor units of the round's currency; zero once it was taken back. */
    stake: bigint;
    points: bigint;
    /** When it changed last. */
    at: Date;
  };
  levels_entries: {
    player_id: number;
    key: string;
    kind: PointsKind;
    chargeable: bigint;
    persistent: bigint;
    /** What the player had after it; `chargeable` less what was owed. */
    chargeable_after: bigint;
    persistent_after: bigint;
    at: Date;
  };
}

export type PointsRow = Selectable<LevelsTables['levels_players']>;
export type EntryRow = Selectable<LevelsTables['levels_entries']>;
