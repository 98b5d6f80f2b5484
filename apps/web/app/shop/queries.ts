import { rateFor } from '@cosmodrome/rules/levels/levels';
import type { ShopTag, ShopType } from '@cosmodrome/rules/shop/rewards';
import type { LootboxContent } from '@cosmodrome/contract/http/lootboxes';
import type { MoneyReward, Reward } from '@cosmodrome/contract/http/shop';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fresh, query } from '../platform/queries/query.ts';
import { onChannel, onResync } from '../platform/realtime/realtime.ts';

/** A reward as the page shows it, in the currency of the player. Amounts in minor units. */
export interface ShopCard {
  readonly type: ShopType;
  readonly group: string;
  readonly title: string;
  readonly text: string;
  readonly tag: ShopTag | null;
  /** Whole points for one. */
  readonly cost: number;
  readonly wager: number;
  readonly money: { readonly currency: string; readonly cents: number } | null;
  readonly highestStake: number | null;
  readonly days: number | null;
  readonly lottery: { readonly id: string } | null;
  /** The game that it is shown by. */
  readonly game: string | null;
  /** Of a box: what can come out of it. */
  readonly contents: readonly LootboxContent[];
}

/** Money for points; empty where no points are collected. */
export const moneyQuery = () => query('shop.moneyRates', undefined, { staleTime: fresh.session });

const OTHERS = ['freespins', 'lootboxes', 'lotteries', 'special'] as const;
type Other = (typeof OTHERS)[number];

const rewardsQuery = (type: Other) => query('shop.rates', { params: { type } }, { staleTime: fresh.session });
export const otherQueries = () => OTHERS.map(rewardsQuery);

/** What is on its way to the player. */
export const ordersQuery = () => query('shop.orders', undefined, { staleTime: 0 });

/** The same, read anew when a person at the operator has moved an order on. */
export function useOrders() {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = (): void => void client.invalidateQueries({ queryKey: ordersQuery().queryKey });
    const stops = [onChannel('shop_orders_changes', refresh), onResync(refresh)];
    return () => stops.forEach((stop) => stop());
  }, [client]);
  return useQuery(ordersQuery());
}

/** What has changed the points: the newest lines. */
export const historyQuery = (lines: number) =>
  query('levels.history', { query: { page_size: lines } }, { staleTime: 0 });

function moneyCard({ group, title, text, tag, wager, rates, ...terms }: MoneyReward, currency: string): ShopCard[] {
  const rate = rateFor(rates, currency);
  if (!rate) return [];
  return [
    {
      type: 'money',
      group,
      title,
      text,
      tag,
      cost: rate.points,
      wager,
      money: { currency: rate.currency, cents: rate.amount_cents },
      highestStake: terms.max_bet.find((each) => each.currency === rate.currency)?.amount_cents ?? null,
      days: terms.days_to_wager,
      lottery: null,
      game: null,
      contents: [],
    },
  ];
}

const otherCard = (
  type: Other,
  { group, title, text, tag, wager = 0, games, contents = [], rate }: Reward,
): ShopCard => ({
  type,
  group,
  title,
  text,
  tag,
  cost: rate.points,
  wager,
  money: null,
  highestStake: null,
  days: null,
  lottery: rate.lottery_ids?.[0] === undefined ? null : { id: rate.lottery_ids[0] },
  game: games?.[0] ?? null,
  contents,
});

/** All cards for a currency: spins, money, and the rest; undefined until money is known. */
export function useCards(currency: string) {
  const money = useQuery(moneyQuery());
  const others = useQueries({ queries: otherQueries() });
  const of = (type: Other): ShopCard[] =>
    (others[OTHERS.indexOf(type)]?.data ?? []).map((reward) => otherCard(type, reward));
  return {
    cards: money.data && [
      ...of('freespins'),
      ...money.data.flatMap((reward) => moneyCard(reward, currency)),
      ...of('lootboxes'),
      ...of('lotteries'),
      ...of('special'),
    ],
    /** What points are worth. */
    worth: money.data?.[0] && rateFor(money.data[0].rates, currency),
    failed: money.isError || others.some(({ isError }) => isError),
    again: () => void Promise.all([money.refetch(), ...others.map(({ refetch }) => refetch())]),
  };
}
