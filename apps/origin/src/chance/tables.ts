import type { ChanceOutcomeFile } from '@cosmodrome/content/schema/chance.ts';
import type { JSONColumnType, Selectable } from 'kysely';

/** Made by the migration `chance`. */
export interface ChanceTables {
  chance_launches: {
    player_id: number;
    /** Of UTC, like `2026-11-25`. */
    day: string;
    /** As they were drawn from. */
    outcomes: JSONColumnType<ChanceOutcomeFile[]>;
    table_hash: string;
    /** Which of the outcomes it was. */
    picked: number;
    at: Date;
  };
}

export type LaunchRow = Selectable<ChanceTables['chance_launches']>;
