import type { Selectable } from 'kysely';

/** Made by the migration `adventure`. */
export interface AdventureTables {
  /** Months that a player has visited, each with the time zone of its first visit. */
  adventure_months: {
    player_id: number;
    /** As `2026-11`. */
    month: string;
    time_zone: string;
    starts_at: Date;
    ends_at: Date;
    /** When nothing more can follow from it. */
    closed_at: Date | null;
  };
  /** Deposits that came while the player had the adventure and could be offered something. Minor units. */
  adventure_deposits: { player_id: number; payment_id: string; currency: string; amount: bigint; at: Date };
  /** Steps that were completed; the last one is the super prize. */
  adventure_days: { player_id: number; month: string; step: number; currency: string | null; at: Date };
}

export type MonthRow = Selectable<AdventureTables['adventure_months']>;
export type DepositRow = Selectable<AdventureTables['adventure_deposits']>;
export type DayRow = Selectable<AdventureTables['adventure_days']>;
