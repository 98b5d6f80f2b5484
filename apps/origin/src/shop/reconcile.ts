import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { ShopTables } from './tables.ts';

/** What is wrong with the shop; every list is empty when it is right. */
export interface ShopDifferences {
  /** Exchanges and charges that do not belong together, or for other points. */
  readonly charges: readonly { playerId: number; key: string; charged: string | null; exchanged: string | null }[];
  /** Exchanges for which another number of prizes was granted. */
  readonly grants: readonly { playerId: number; key: string; granted: number; expected: number }[];
  /** Orders whose points came back although they are not cancelled, or did not although they are. */
  readonly orders: readonly { playerId: number; id: number; status: string }[];
}

/** Compares exchanges with the points that were charged and with what was granted for them, in one snapshot. */
export const reconcileShop = (connection: Connection): Promise<ShopDifferences> =>
  inSnapshot<ShopTables, ShopDifferences>(connection, async (db) => {
    const { rows: charges } = await sql<ShopDifferences['charges'][number]>`
      select coalesce(e.player_id, x.player_id) as "playerId", coalesce(e.key, x.key) as key,
        (-e.chargeable)::text as charged, x.points::text as exchanged
      from (select player_id, key, chargeable from levels_entries where kind = 'exchange' and chargeable < 0) e
      full join shop_exchanges x on x.player_id = e.player_id and x.key = e.key
      where -e.chargeable is distinct from x.points
      order by 1, 2
    `.execute(db);
    const { rows: grants } = await sql<ShopDifferences['grants'][number]>`
      select x.player_id as "playerId", x.key, count(g.key)::int as granted, x.grants as expected
      from shop_exchanges x
      left join prizes_grants g on g.player_id = x.player_id and g.source = 'shop'
        and (g.key = x.key or starts_with(g.key, x.key || ':'))
      group by x.player_id, x.key, x.grants having count(g.key) <> x.grants
      order by 1, 2
    `.execute(db);
    const { rows: orders } = await sql<ShopDifferences['orders'][number]>`
      select o.player_id as "playerId", o.id, o.status from shop_orders o
      left join levels_entries e on e.player_id = o.player_id and e.key = 'shop:returned:' || o.id
      where (o.status = 'cancelled' and o.points > 0) is distinct from (e.chargeable is not null)
        or (e.chargeable is not null and e.chargeable <> o.points)
      order by 1, 2
    `.execute(db);
    return { charges, grants, orders };
  });
