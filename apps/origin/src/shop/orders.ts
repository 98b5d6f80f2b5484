import { acrossShards, inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { move } from '@cosmodrome/rules/machine';
import { orderMachine, type OrderEvent } from '@cosmodrome/rules/shop/order';
import { sql } from 'kysely';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { givePoints } from '../levels/index.ts';
import type { Deliverer } from '../prizes/index.ts';
import type { OrderRow, ShopTables } from './tables.ts';

/** A thing as a kind of prize: an order that a person at the operator sends, under the grant's key. */
export const thingDeliverer: Deliverer<'thing'> = {
  deliver: async (trx, { playerId, prize, key, at, titles }) => {
    await tablesOf<ShopTables>(trx)
      .insertInto('shop_orders')
      .values({
        player_id: playerId,
        key,
        thing: prize.thing,
        titles: JSON.stringify(titles ?? { en: prize.thing }),
        status: 'ordered',
        note: null,
        ordered_at: at,
        changed_at: at,
      })
      .execute();
    return { outcome: 'delivered' };
  },
};

/** Notes what the orders of an exchange have cost: each as much as the others. In the exchange's transaction. */
export async function chargeOrders(
  trx: Connection,
  { playerId, key, points }: { playerId: number; key: string; points: bigint },
): Promise<void> {
  await tablesOf<ShopTables>(trx)
    .updateTable('shop_orders')
    .set({ points })
    .where('player_id', '=', playerId)
    .where((is) => is.or([is('key', '=', key), is(sql<boolean>`starts_with(key, ${`${key}:`})`, '=', true)]))
    .execute();
}

/** A player's orders, the latest first. */
export const ordersOf = (connection: Connection, playerId: number): Promise<OrderRow[]> =>
  tablesOf<ShopTables>(connection)
    .selectFrom('shop_orders')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .execute();

/** Orders that somebody has still to do something for, the oldest first. */
export const openOrders = (connection: Connection): Promise<OrderRow[]> =>
  acrossShards<ShopTables>(connection, 'an operator looks at the orders of everybody')
    .selectFrom('shop_orders')
    .selectAll()
    .where('status', 'in', ['ordered', 'sent'])
    .orderBy('ordered_at')
    .orderBy('id')
    .execute();

/** The key of the entry that gives the points of an order back. */
const returnKey = (id: number): string => `shop:returned:${id}`;

/**
 * What an operator does with an order. One that is cancelled gives its points back, in the same transaction and once.
 *
 * @throws IllegalMove when it is not in a state for that
 */
export function changeOrder(
  connection: Connection,
  { playerId, id, event, note, at }: { playerId: number; id: number; event: OrderEvent; note: string | null; at: Date },
): Promise<OrderRow> {
  return inTransaction<ShopTables, OrderRow>(connection, async (trx) => {
    const found = await findOrder(trx, playerId, id);
    // Before the player is locked, as points are always.
    if (event === 'cancel' && found.points > 0n) {
      const back = { chargeable: found.points, persistent: 0n };
      await givePoints(trx, { playerId, key: returnKey(id), kind: 'exchange', ...back, at });
    }
    await lockPlayer(trx, playerId);
    const { status, note: before } = await findOrder(trx, playerId, id);
    return trx
      .updateTable('shop_orders')
      .set({ status: move(orderMachine, status, event), note: note ?? before, changed_at: at })
      .where('player_id', '=', playerId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function findOrder(trx: Connection, playerId: number, id: number): Promise<OrderRow> {
  const row = await tablesOf<ShopTables>(trx)
    .selectFrom('shop_orders')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Error(`player ${playerId} has no order ${id}`);
  return row;
}
