import type { Amounts } from '../money/fallback.ts';
import type { Prize, PrizeKind } from '../prizes/prize.ts';
import { isVip } from '../profile/membership.ts';

/** What points are exchanged for; the shop has a list of each (spec 3, comp points). */
export const SHOP_TYPES = ['money', 'freespins', 'lootboxes', 'lotteries', 'special'] as const;
export type ShopType = (typeof SHOP_TYPES)[number];

export const SHOP_TAGS = ['POPULAR', 'NEW', 'VIP'] as const;
export type ShopTag = (typeof SHOP_TAGS)[number];

const types: { readonly [Kind in PrizeKind]?: ShopType } = {
  money: 'money',
  freespins: 'freespins',
  lootbox: 'lootboxes',
  lottery: 'lotteries',
  thing: 'special',
};

/** In which list a prize is sold; null for what is not sold. */
export const shopTypeOf = ({ kind }: Prize): ShopType | null => types[kind] ?? null;

/** A reward with the tag VIP is for players of the club. */
export const isForGroups = (tag: ShopTag | null, groups: readonly string[]): boolean => tag !== 'VIP' || isVip(groups);

/** Pieces in one exchange, whatever the balance affords. */
export const MOST_AT_ONCE = 100;

/** How many of a reward the points afford (spec 5, exchange quantity). */
export const mostAffordable = (points: number, cost: number): number =>
  Math.max(0, Math.min(MOST_AT_ONCE, Math.floor(points / cost)));

/** How many pieces so many points pay; null when they pay no whole number of them, or too many. */
export function quantityOf(points: number, cost: number): number | null {
  const quantity = points / cost;
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_AT_ONCE ? quantity : null;
}

const times = (amounts: Amounts, quantity: number): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([currency, amount]) => [
      currency,
      amount === undefined ? undefined : amount * quantity,
    ]),
  );

/** So many of a prize, in as few grants as that takes: what is counted becomes more, what is a thing is given again. */
export function severalOf(prize: Prize, quantity: number): Prize[] {
  switch (prize.kind) {
    case 'money':
      return [{ ...prize, amounts: times(prize.amounts, quantity) }];
    case 'freespins':
      return [{ ...prize, count: prize.count * quantity }];
    case 'lottery':
      return [{ ...prize, tickets: prize.tickets * quantity }];
    default:
      return Array.from({ length: quantity }, () => prize);
  }
}

/** Whether a prize is bonus money, which needs a player who wants bonuses. */
export const needsBonuses = (prize: Prize): boolean => 'wager' in prize && prize.wager > 0;

/** The orders in which rewards can be listed; the first is the operator's own. */
export const SHOP_ORDERS = ['usual', 'cheapest', 'dearest'] as const;
export type ShopOrder = (typeof SHOP_ORDERS)[number];

/** Rewards in an order; those of one price stay as the operator put them. */
export function inOrder<T extends { readonly cost: number }>(rewards: readonly T[], order: ShopOrder): T[] {
  if (order === 'usual') return [...rewards];
  const sign = order === 'cheapest' ? 1 : -1;
  return rewards.toSorted((a, b) => sign * (a.cost - b.cost));
}
