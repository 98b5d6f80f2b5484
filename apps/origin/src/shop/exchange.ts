import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import type { ShopReward } from '@cosmodrome/content/schema/shop.ts';
import type { Clock } from '@cosmodrome/rules/clock';
import { hundredthsOf, rateFor } from '@cosmodrome/rules/levels/levels';
import { isForGroups, needsBonuses, quantityOf, severalOf, type ShopType } from '@cosmodrome/rules/shop/rewards';
import type { Admission } from '../admission.ts';
import { refuse } from '../kernel/http/handler.ts';
import { IdempotencyConflict, wallets } from '../ledger/index.ts';
import { spendPoints } from '../levels/index.ts';
import type { Prizes } from '../prizes/index.ts';
import { playerFacts } from '../profile/index.ts';
import { chargeOrders } from './orders.ts';
import { soldOf, titlesOf, USUAL, type Shelf } from './rewards.ts';
import type { ExchangeRow, ShopTables } from './tables.ts';

export interface ShopDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly shelf: Shelf;
  readonly prizes: Pick<Prizes, 'grant'>;
  readonly mayBeOffered: Admission['mayBeOffered'];
  /** Whether points are exchanged for the player on a host. */
  readonly isOpen: (playerId: number, host: string) => Promise<boolean>;
}

/** What a player wants to have. */
export interface Wish {
  readonly playerId: number;
  readonly host: string;
  /** Names the attempt: it has one effect. */
  readonly key: string;
  readonly type: ShopType;
  readonly group: string;
  /** Whole points, or so many tickets of a lottery. */
  readonly points: number | { readonly tickets: number; readonly lottery: string };
  /** Of money: the wallet that it is for. */
  readonly currency: string | null;
}

type GrantRefusal = Extract<Awaited<ReturnType<Prizes['grant']>>, { outcome: 'refused' }>['reason'];

const REFUSALS: Readonly<Record<GrantRefusal, string>> = {
  account_closed: 'shop_not_here',
  bonuses_off: 'bonuses_off',
  no_wallet: 'shop_currency',
  other_prize: 'idempotency_key_reused',
  lottery_over: 'lottery_over',
  lottery_full: 'lottery_full',
  lottery_not_yours: 'lottery_not_yours',
};

const ADDRESS = ['first_name', 'last_name', 'address', 'postal_code', 'city'];

type Sold = Pick<ShopReward, 'points' | 'prize' | 'tag'> & { readonly titles: ReturnType<typeof titlesOf> | undefined };

/**
 * What is sold under a group, and for how many points in a currency; undefined when nothing is. The usual rate is as much a
 * reward as those of the content.
 */
function soldAs(shelf: Shelf, { type, group, currency }: Pick<Wish, 'type' | 'group' | 'currency'>): Sold | undefined {
  if (type === 'money' && group === USUAL) {
    const rate = rateFor(shelf.rates, currency ?? '');
    if (!rate) return undefined;
    const prize = { kind: 'money', amounts: { [rate.currency]: rate.amount_cents }, wager: 0 } as const;
    return { points: rate.points, prize, tag: null, titles: undefined };
  }
  const reward = soldOf(shelf, type).find((each) => each.group === group);
  // Money is named by its amount; everything else by its title.
  return reward && { ...reward, titles: type === 'money' ? undefined : titlesOf(reward) };
}

function pointsOf({ points }: Pick<Wish, 'points'>, { prize, points: cost }: Sold): number {
  if (typeof points === 'number') return points;
  if (prize.kind !== 'lottery' || prize.lottery !== points.lottery) throw refuse(422, 'lottery_id', 'shop_unknown');
  return (points.tickets / prize.tickets) * cost;
}

/**
 * Exchanges points for a reward: the charge and the grant are one transaction, once for a key. Whatever is refused has
 * changed nothing.
 *
 * @throws Refusal 422
 */
export async function exchange(deps: ShopDeps, wish: Wish): Promise<ExchangeRow> {
  const { connection, clock, shelf, prizes } = deps;
  const { playerId, key, type, group, currency } = wish;
  if (!(await deps.isOpen(playerId, wish.host))) throw refuse(422, 'base', 'shop_not_here');
  const held = await deps.mayBeOffered(playerId, wish.host);
  if (held) throw held;
  const sold = soldAs(shelf, wish);
  if (!sold) throw refuse(422, 'group', 'shop_unknown');
  const player = await playerFacts(connection, playerId);
  if (!player || !isForGroups(sold.tag, player.groups)) throw refuse(422, 'group', 'shop_not_for_you');
  if (type === 'special' && player.missing(ADDRESS).length > 0) throw refuse(422, 'base', 'shop_address_missing');
  if (needsBonuses(sold.prize) && player.values['can_issue_bonuses'] !== true) throw refuse(422, 'base', 'bonuses_off');
  if (currency !== null && !(await wallets(connection, playerId)).some((wallet) => wallet.currency === currency)) {
    throw refuse(422, 'currency', 'shop_currency');
  }
  const points = pointsOf(wish, sold);
  const quantity = quantityOf(points, sold.points);
  if (quantity === null) throw refuse(422, 'points', 'shop_quantity');
  const at = clock.now();
  return inTransaction<ShopTables, ExchangeRow>(connection, async (trx) => {
    const hundredths = hundredthsOf(points);
    // First: it holds the player's points, so that exchanges come one after another.
    const charge = await spendPoints(trx, { playerId, key, kind: 'exchange', points: hundredths, at }).catch(
      (error: unknown) => {
        throw error instanceof IdempotencyConflict ? refuse(422, 'base', 'idempotency_key_reused') : error;
      },
    );
    if (charge.outcome === 'too_few') throw refuse(422, 'points', 'shop_too_few');
    const earlier = await exchangeOf(trx, playerId, key);
    if (earlier) {
      if (earlier.type !== type || earlier.reward !== group) throw refuse(422, 'base', 'idempotency_key_reused');
      return earlier;
    }
    const given = severalOf(sold.prize, quantity);
    let money: Pick<ExchangeRow, 'currency' | 'amount'> = { currency: null, amount: null };
    for (const [number, prize] of given.entries()) {
      const answer = await prizes.grant(trx, {
        playerId,
        prize,
        source: 'shop',
        key: number === 0 ? key : `${key}:${number}`,
        at,
        lifecycle: 'given',
        strategy: 'shop',
        titles: sold.titles,
        currency: currency ?? undefined,
      });
      // Thrown within the transaction: the charge goes back with it.
      if (answer.outcome === 'refused') throw refuse(422, 'base', REFUSALS[answer.reason]);
      money = { currency: answer.grant.currency, amount: answer.grant.amount };
    }
    await chargeOrders(trx, { playerId, key, points: hundredths / BigInt(quantity), at });
    return trx
      .insertInto('shop_exchanges')
      .values({
        player_id: playerId,
        key,
        type,
        reward: group,
        quantity,
        points: hundredths,
        points_left: charge.chargeable,
        currency: money.currency,
        amount: money.currency === null ? null : money.amount,
        grants: given.length,
        at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

const exchangeOf = (trx: Connection, playerId: number, key: string): Promise<ExchangeRow | undefined> =>
  tablesOf<ShopTables>(trx)
    .selectFrom('shop_exchanges')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst();

/** A player's exchanges, the latest first. */
export const exchangesOf = (connection: Connection, playerId: number): Promise<ExchangeRow[]> =>
  tablesOf<ShopTables>(connection)
    .selectFrom('shop_exchanges')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('at', 'desc')
    .orderBy('key')
    .execute();
