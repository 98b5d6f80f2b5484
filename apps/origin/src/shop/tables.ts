import type { OrderStatus } from '@cosmodrome/rules/shop/order';
import type { ShopType } from '@cosmodrome/rules/shop/rewards';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** Made by the migration `shop`. Points are hundredths. */
export interface ShopTables {
  shop_exchanges: {
    player_id: number;
    /** That of the entry of the points; the grants have it too, those after the first with their number. */
    key: string;
    type: ShopType;
    /** The group of the reward. */
    reward: string;
    quantity: number;
    points: bigint;
    points_left: bigint;
    /** What came of money: minor units. */
    currency: string | null;
    amount: bigint | null;
    /** How many grants it took. */
    grants: number;
    at: Date;
  };
  shop_orders: {
    player_id: number;
    id: Generated<number>;
    /** That of the grant. */
    key: string;
    thing: string;
    titles: JSONColumnType<Readonly<Record<string, string>>>;
    status: OrderStatus;
    /** What it cost; none where it was given otherwise. */
    points: Generated<bigint>;
    note: string | null;
    ordered_at: Date;
    changed_at: Date;
  };
}

export type ExchangeRow = Selectable<ShopTables['shop_exchanges']>;
export type OrderRow = Selectable<ShopTables['shop_orders']>;
