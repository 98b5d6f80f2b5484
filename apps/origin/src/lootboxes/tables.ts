import type { LootboxItem } from '@cosmodrome/content/schema/lootboxes.ts';
import type { LootboxStage } from '@cosmodrome/rules/lootboxes/boxes';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** Made by the migration `lootboxes`. */
export interface LootboxTables {
  lootboxes: {
    player_id: number;
    id: Generated<number>;
    /** That of the grant. */
    key: string;
    strategy: string;
    group_key: string;
    /** The name of its file. */
    box: string;
    titles: JSONColumnType<Readonly<Record<string, string>>>;
    /** As they were when it was given. */
    items: JSONColumnType<LootboxItem[]>;
    /** What the weights are drawn as (`draws`). */
    table_name: string;
    table_hash: string;
    /** In which its prizes are told and given. */
    currency: string;
    stage: LootboxStage;
    /** Which of the items came out. */
    picked: number | null;
    created_at: Date;
    valid_until: Date;
    activated_at: Date | null;
    ended_at: Date | null;
  };
}

export type LootboxRow = Selectable<LootboxTables['lootboxes']>;
