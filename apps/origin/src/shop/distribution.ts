import type { Distribution } from '../distribution.ts';

export const distribution = {
  shop_exchanges: 'player',
  shop_orders: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
