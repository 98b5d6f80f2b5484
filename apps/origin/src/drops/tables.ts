import type { DropFile } from '@cosmodrome/content/schema/drops.ts';
import type { MoneyPrize } from '@cosmodrome/rules/prizes/prize';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** Made by the migration `drops`. Amounts are cents of a euro. */
export interface DropsTables {
  drops: {
    id: Generated<number>;
    identifier: string;
    /** The content as it was when it was made: what players have read holds to its end. */
    terms: JSONColumnType<DropFile>;
    start_at: Date;
    end_at: Date;
    /** Secret until it is over. */
    seed: string;
    seed_hash: string;
  };
  drops_prizes: {
    drop_id: number;
    /** Its place in the terms, from 0. */
    prize: number;
    remaining: number;
  };
  drops_wins: {
    player_id: number;
    round_id: string;
    drop_id: number;
    prize: number;
    /** What was granted. */
    body: JSONColumnType<MoneyPrize>;
    won_at: Date;
  };
}

export type DropRow = Selectable<DropsTables['drops']>;
export type WinRow = Selectable<DropsTables['drops_wins']>;
