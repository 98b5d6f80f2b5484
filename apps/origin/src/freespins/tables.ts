import type { FreeSpinNotice, FreeSpinStage } from '@cosmodrome/rules/freespins/stages';
import type { RoundState } from '@cosmodrome/rules/ledger/round';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** Made by the migration `freespins`. Amounts in minor units of the currency. */
export interface FreeSpinTables {
  freespins: {
    player_id: number;
    id: Generated<number>;
    /** That of the grant. */
    key: string;
    strategy: string;
    group_key: string | null;
    titles: JSONColumnType<Readonly<Record<string, string>>>;
    stage: FreeSpinStage;
    games: string[];
    currency: string;
    count: number;
    bet_level: number;
    /** The stake of each round, which the house pays. */
    bet: bigint;
    wager: number;
    max_win: bigint | null;
    days_to_play: number;
    /** Rounds that were begun and not taken back. */
    performed: Generated<number>;
    won: Generated<bigint>;
    /** Of what was won: given to the player, and kept by the house because it was more than may be won. */
    paid: Generated<bigint>;
    kept: Generated<bigint>;
    created_at: Date;
    activatable_until: Date;
    activated_at: Date | null;
    valid_until: Date | null;
    ended_at: Date | null;
  };
  /** What each studio of the games has been told, or is to be told. */
  freespins_notices: {
    player_id: number;
    freespins_id: number;
    studio: string;
    state: FreeSpinNotice;
    /** Since it was to be told last. */
    attempts: Generated<number>;
    next_at: Date;
  };
  freespins_rounds: {
    player_id: number;
    /** As in the books. */
    round_id: string;
    freespins_id: number;
    state: RoundState;
    won: bigint;
    opened_at: Date;
  };
}

export type FreeSpinRow = Selectable<FreeSpinTables['freespins']>;
export type NoticeRow = Selectable<FreeSpinTables['freespins_notices']>;
