import { sql } from 'kysely';
import { factsFrom } from '../kernel/facts.ts';
import { createHash, randomUUID } from 'node:crypto';
import type { CallAnswer } from '@cosmodrome/contract/calls';
import { wholePoints } from '@cosmodrome/rules/levels/levels';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { assertWagers } from '../content/index.ts';
import { GAMES } from '../games/index.ts';
import { contentsOf, itemTexts } from '../lootboxes/index.ts';
import { defineSystem } from '../system.ts';
import { exchange, exchangesOf, type ShopDeps } from './exchange.ts';
import { CHANGES, ordersOf, presentOrder, thingDeliverer } from './orders.ts';
import { reconcileShop } from './reconcile.ts';
import { moneyRewards, otherRewards, type Shelf } from './rewards.ts';
import type { ExchangeRow } from './tables.ts';

/** What an attempt is booked under; without a key every attempt is one of its own. */
const keyOf = (idempotencyKey: string | null): string =>
  `shop:${idempotencyKey === null ? randomUUID() : createHash('sha256').update(idempotencyKey).digest('base64url')}`;

const presentExchange = (row: ExchangeRow): CallAnswer<'shop.exchange'> => ({
  group: row.reward,
  quantity: row.quantity,
  points: wholePoints(row.points),
  points_left: wholePoints(row.points_left),
  currency: row.currency,
  amount_cents: row.amount === null ? null : Number(row.amount),
});

/** The points shop: points are exchanged for what other systems deliver, and for things that are sent. */
export const shop = defineSystem({
  name: 'shop',
  reconcile: async (connection) => ({ ...(await reconcileShop(connection)) }),
  open: (core) => {
    const { clock, sites, policies, prizes, relay } = core;
    const connection = core.database.db;
    const { enabled, rewards } = core.content.shop;
    assertWagers(
      policies,
      rewards.flatMap(({ group, prize }) =>
        'wager' in prize ? [{ name: `reward ${group}`, wager: prize.wager }] : [],
      ),
    );
    const games = GAMES.of(core);
    // Free spins of games that have all left the shelf are not sold any more, nor tickets while there are no lotteries.
    const delivers = (prize: Prize): boolean =>
      prizes.delivers(prize) &&
      (prize.kind !== 'lottery' || core.content.lotteries.enabled) &&
      (prize.kind !== 'freespins' || prize.games.some((identifier) => games.find(identifier) !== undefined));
    const shelf: Shelf = { rewards, rates: core.content.levels.rates, delivers };
    const texts = itemTexts(core.messages);
    const contentsIn = (locale: string) => (name: string) => {
      const box = core.content.lootboxes.get(name);
      return box ? contentsOf(texts, box, locale) : [];
    };
    const isOpenOn = (host: string): boolean => enabled && policies.of(sites.of(host).site.licence).points;
    const deps: ShopDeps = {
      connection,
      clock,
      shelf,
      prizes,
      mayBeOffered: core.admission.mayBeOffered,
      isOpen: async (playerId, host) => enabled && (await core.policyHere.of(connection, playerId, host)).points,
    };
    const done = (row: ExchangeRow): CallAnswer<'shop.exchange'> => {
      relay.wake();
      return presentExchange(row);
    };
    return {
      handlers: {
        // What points are worth is told wherever they are collected, also while the shop is closed.
        'shop.moneyRates': (_request, { host, locale }) => {
          if (!policies.of(sites.of(host).site.licence).points) return Promise.resolve([]);
          const usual = {
            title: core.messages.text(locale, 'levels.value'),
            text: core.messages.text(locale, 'shop.usual'),
          };
          return Promise.resolve(moneyRewards({ ...shelf, rewards: enabled ? rewards : [] }, { locale, usual }));
        },
        'shop.rates': ({ params: { type } }, { host, locale }) =>
          Promise.resolve(isOpenOn(host) ? otherRewards(shelf, type, { locale, contentsOf: contentsIn(locale) }) : []),
        'shop.exchangeMoney': async ({ body }, { caller: { playerId }, host, idempotencyKey }) =>
          done(await exchange(deps, { playerId, host, key: keyOf(idempotencyKey), type: 'money', ...body.exchange })),
        'shop.exchange': async ({ params: { type }, body }, { caller: { playerId }, host, idempotencyKey }) => {
          const { group, ...paid } = body.exchange;
          const points = 'points' in paid ? paid.points : { tickets: paid.tickets_count, lottery: paid.lottery_id };
          const wish = { playerId, host, key: keyOf(idempotencyKey), type, group, points, currency: null };
          return done(await exchange(deps, wish));
        },
        'shop.orders': async (_request, { caller: { playerId }, locale }) =>
          (await ordersOf(connection, playerId)).map((row) => presentOrder(row, locale)),
      },
      channels: { [CHANGES]: (payload) => payload },
      deliverers: { thing: thingDeliverer },
      facts: (playerId) =>
        factsFrom(connection, sql`select count(*) as exchanges from shop_exchanges where player_id = ${playerId}`),
      ownData: async (playerId) => ({
        shop: {
          exchanges: (await exchangesOf(connection, playerId)).map((row) => ({
            ...presentExchange(row),
            at: row.at.toISOString(),
          })),
          orders: (await ordersOf(connection, playerId)).map((row) => presentOrder(row, 'en')),
        },
      }),
    };
  },
});
