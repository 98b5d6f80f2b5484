import type { Distribution } from '../distribution.ts';

export const distribution = {
  vip_players: 'player',
  vip_quarters: 'player',
  vip_rounds: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
