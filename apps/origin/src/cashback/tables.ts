import type { Generated, Selectable } from 'kysely';

/** How a week ended. */
export type Outcome = 'paid' | 'nothing' | 'not_allowed' | 'account_closed';

/** Made by the migration `cashback`. Amounts are minor units; `week` is the date of its Monday. */
export interface CashbackTables {
  cashback_players: { player_id: number };
  cashback_weeks: {
    player_id: number;
    currency: string;
    week: string;
    /** Real stakes less real payouts of the rounds that count in it. */
    loss: Generated<bigint>;
    closed_at: Date | null;
    outcome: Outcome | null;
    /** The share in force when it was closed, in hundredths of a per cent. */
    share_bp: number | null;
    paid: bigint | null;
  };
  cashback_rounds: {
    player_id: number;
    round_id: string;
    week: string;
    currency: string;
    loss: bigint;
  };
}

export type WeekRow = Selectable<CashbackTables['cashback_weeks']>;
