import type { ClosableFamily } from '@cosmodrome/rules/bonuses/closed-families';
import type { BonusStage } from '@cosmodrome/rules/bonuses/stages';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** A grant with the terms it was made under. Amounts in minor units. */
export interface BonusesTable {
  player_id: number;
  id: Generated<number>;
  /** What was granted; a player gets it once. */
  campaign: string;
  strategy: string;
  group_key: string | null;
  /** By language; English is always there. */
  titles: JSONColumnType<Readonly<Record<string, string>>>;
  stage: BonusStage;
  currency: string;
  amount: bigint;
  wager: number;
  max_stake: bigint;
  max_win: bigint | null;
  /** Families of games that are closed while it is wagered. */
  closed_families: Generated<ClosableFamily[]>;
  wagered: Generated<bigint>;
  /** What the house has put into the wallet, what became the player's own, and what the house got back. */
  paid_in: Generated<bigint>;
  converted: Generated<bigint>;
  returned: Generated<bigint>;
  days_to_wager: number;
  created_at: Date;
  activatable_until: Date | null;
  accepted_at: Date | null;
  started_at: Date | null;
  /** When it last went on after it was lost. */
  revived_at: Date | null;
  valid_until: Date | null;
  ended_at: Date | null;
  /** No round that its money is in is open any more: the next one may start. */
  closed_at: Date | null;
}
export type BonusRow = Selectable<BonusesTable>;

export interface BonusTables {
  bonuses: BonusesTable;
  bonus_turns: { player_id: number; currency: string; since: bigint; bonus_id: number; at: Date };
  /** Deposits that were looked at for the code set with them. */
  bonus_deposits: { player_id: number; payment_id: string; at: Date };
  bonus_rounds: { player_id: number; bonus_id: number; round_id: string; counted: bigint };
}
