import type { Order } from '@cosmodrome/contract/http/shop';
import { acrossShards, inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { wholePoints } from '@cosmodrome/rules/levels/levels';
import { move } from '@cosmodrome/rules/machine';
import { orderMachine, type OrderEvent } from '@cosmodrome/rules/shop/order';
import { sql } from 'kysely';
import { append, lockPlayer } from '../kernel/outbox/index.ts';
import { givePoints } from '../levels/index.ts';
import type { Deliverer } from '../prizes/index.ts';
import { playerFacts } from '../profile/index.ts';
import type { OrderRow, ShopTables } from './tables.ts';

/** The topic that tells a player of own orders. */
export const CHANGES = 'shop_orders_changes';

/** An order as the contract has it. */
export const presentOrder = (row: OrderRow, locale: string): Order => ({
  id: row.id,
  title: inLanguage(row.titles, locale) ?? row.thing,
  status: row.status,
  points: wholePoints(row.points),
  note: row.note,
  ordered_at: row.ordered_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
});

/** Puts an order on its player's channel, in the player's language. */
async function tellOrder(trx: Connection, row: OrderRow, at: Date): Promise<void> {
  const player = await playerFacts(trx, row.player_id);
  const payload = presentOrder(row, player?.language ?? 'en');
  await append(trx, { topic: CHANGES, playerId: row.player_id, isPrivate: true, at, payload });
}

/** A thing as a kind of prize: an order that a person at the operator sends, under the grant's key. */
export const thingDeliverer: Deliverer<'thing'> = {
  deliver: async (trx, { playerId, prize, key, at, titles }) => {
    const row = await tablesOf<ShopTables>(trx)
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
      .returningAll()
      .executeTakeFirstOrThrow();
    await tellOrder(trx, row, at);
    return { outcome: 'delivered' };
  },
};

/** Notes what the orders of an exchange have cost: each as much as the others. In the exchange's transaction. */
export async function chargeOrders(
  trx: Connection,
  { playerId, key, points, at }: { playerId: number; key: string; points: bigint; at: Date },
): Promise<void> {
  const charged = await tablesOf<ShopTables>(trx)
    .updateTable('shop_orders')
    .set({ points })
    .where('player_id', '=', playerId)
    .where((is) => is.or([is('key', '=', key), is(sql<boolean>`starts_with(key, ${`${key}:`})`, '=', true)]))
    .returningAll()
    .execute();
  for (const row of charged) await tellOrder(trx, row, at);
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
    const changed = await trx
      .updateTable('shop_orders')
      .set({ status: move(orderMachine, status, event), note: note ?? before, changed_at: at })
      .where('player_id', '=', playerId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await tellOrder(trx, changed, at);
    return changed;
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
