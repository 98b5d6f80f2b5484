import type { ColumnType, Generated } from 'kysely';

/** A jsonb column: written as text made by `JSON.stringify`, read as the parsed value. */
export type Json<Value = unknown> = ColumnType<Value, string, string>;

export interface OutboxTables {
  /** `seq`: of the last private message. `numbered`: the highest id of a message or transaction of the player. */
  outbox_players: { player_id: number; seq: Generated<bigint>; numbered: Generated<bigint> };
  outbox: {
    cell: number;
    id: bigint;
    /** 0 for a message that is about nobody. */
    player_id: number;
    seq: bigint | null;
    topic: string;
    payload: Json;
    created_at: Date;
  };
  outbox_cells: { cell: number; owner: string | null; leased_until: Date | null };
  outbox_sent: { player_id: number; seq: bigint; topic: string; payload: Json; created_at: Date };
}
