import type { VipStatus } from '@cosmodrome/rules/vip/tiers';
import type { Generated, Selectable } from 'kysely';

/** Made by the migration of the VIP club. Amounts are minor units; `quarter` is named as `2026-Q4`. */
export interface VipTables {
  vip_players: {
    player_id: number;
    /** The tier that the player's groups were last set to. */
    status: Generated<VipStatus>;
  };
  vip_quarters: {
    player_id: number;
    quarter: string;
    currency: string;
    /** Real stakes of settled rounds. */
    bets: Generated<bigint>;
  };
  vip_rounds: {
    player_id: number;
    round_id: string;
    quarter: string;
    currency: string;
    stake: bigint;
  };
}

export type VipRow = Selectable<VipTables['vip_players']>;
