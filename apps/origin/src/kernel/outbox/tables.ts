import type { ColumnType, Generated } from 'kysely';

/** A jsonb column: written as text made by `JSON.stringify`, read as the parsed value. */
export type Json<Value = unknown> = ColumnType<Value, string, string>;

export interface OutboxTables {
  outbox_players: { player_id: number; seq: Generated<bigint> };
  outbox: {
    shard: number;
    id: Generated<bigint>;
    player_id: number | null;
    seq: bigint | null;
    topic: string;
    payload: Json;
    created_at: Date;
  };
  outbox_shards: { shard: number; owner: string | null; leased_until: Date | null };
  outbox_sent: { player_id: number; seq: bigint; topic: string; payload: Json; created_at: Date };
}
