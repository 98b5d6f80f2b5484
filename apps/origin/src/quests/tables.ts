import type { QuestFile } from '@cosmodrome/content/schema/quests.ts';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import type { LevelPrize } from '@cosmodrome/rules/quests/levels';
import type { Rocket } from '@cosmodrome/rules/quests/rockets';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** What a level was paid with; `refused`: why it was not given. */
export interface PaidPrize {
  readonly key: string;
  readonly prize: Prize;
  readonly refused: string | null;
}

/** Made by the migration `quests`. Amounts are minor units of the entry's currency. */
export interface QuestsTables {
  quests: {
    id: Generated<number>;
    identifier: string;
    /** What its page is called by. */
    slug: string;
    /** The content as it was when it was made: what players have read holds to its end. */
    terms: JSONColumnType<QuestFile>;
    start_at: Date;
    end_at: Date;
  };
  quests_entries: {
    player_id: number;
    quest_id: number;
    tier: Rocket;
    currency: string;
    /** The bets that open each level, and what it pays: as they were shown at the start. */
    thresholds: JSONColumnType<number[]>;
    prizes: JSONColumnType<LevelPrize[]>;
    bets: Generated<bigint>;
    paid_level: Generated<number>;
    /** The bets that open the next level that is not paid yet; null when all are. */
    next_at: bigint | null;
    started_at: Date;
  };
  quests_rounds: {
    player_id: number;
    round_id: string;
    quest_id: number;
    /** 0 for a round that counts no more. */
    bet: bigint;
    settled_at: Date;
  };
  quests_levels: {
    player_id: number;
    quest_id: number;
    level: number;
    prizes: JSONColumnType<PaidPrize[]>;
    /** The money of it, at the rate of the day. */
    paid_eur_cents: bigint;
    paid_at: Date;
  };
}

export type QuestRow = Selectable<QuestsTables['quests']>;
export type EntryRow = Selectable<QuestsTables['quests_entries']>;
export type LevelRow = Selectable<QuestsTables['quests_levels']>;
