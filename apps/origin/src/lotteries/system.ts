import { sql } from 'kysely';
import { factsFrom } from '../kernel/facts.ts';
import { assertWagers } from '../content/index.ts';
import { onDeposit, PAYMENT_TOPIC } from '../cashbox/index.ts';
import { CATALOGUE } from '../games/index.ts';
import { isListed } from '../lobby/index.ts';
import { playerFacts } from '../profile/index.ts';
import { defineSystem } from '../system.ts';
import { lotteryCalls } from './calls.ts';
import { lotteryDeliverer } from './deliver.ts';
import { countDeposit } from './deposits.ts';
import type { LotteryDeps } from './deps.ts';
import { drawDue } from './draw.ts';
import { lotteryGifts } from './gifts.ts';
import { CHANGES } from './issue.ts';
import { openDue } from './open.ts';
import { payDue } from './pay.ts';
import type { TicketPrice } from './present.ts';
import { reconcileLotteries } from './reconcile.ts';
import { entriesOfPlayer, findLottery, ticketsOfPlayer, winsOfPlayer } from './store.ts';

const EVERY_MS = 5_000;

/** Lotteries: tickets for deposits, points and as prizes, and a draw that anybody can redo (spec 2.2, 3, 4 and 7). */
export const lotteries = defineSystem({
  name: 'lotteries',
  reconcile: async (connection) => ({ ...(await reconcileLotteries(connection)) }),
  open: async (core) => {
    const { clock, log, relay, sites, messages } = core;
    const connection = core.database.db;
    const { enabled, lotteries: series } = core.content.lotteries;
    const names = new Set(series.map(({ identifier }) => identifier));
    assertWagers(
      core.policies,
      series.flatMap(({ identifier, prizes }) =>
        prizes.flatMap(({ prize }) =>
          prize && 'wager' in prize ? [{ name: `lottery ${identifier}`, wager: prize.wager }] : [],
        ),
      ),
    );
    const prices = new Map<string, TicketPrice>();
    for (const { group, points, prize } of core.content.shop.rewards) {
      if (prize.kind !== 'lottery') continue;
      if (!names.has(prize.lottery)) throw new Error(`the shop sells tickets of ${prize.lottery}, which is no lottery`);
      if (core.content.shop.enabled && points % prize.tickets === 0)
        prices.set(prize.lottery, { group, points: points / prize.tickets });
    }
    const deps: LotteryDeps = {
      connection,
      clock,
      log,
      series: enabled ? series : [],
      prizes: core.prizes,
      isShown: async (playerId) => {
        const player = await playerFacts(connection, playerId);
        if (!player || player.closed_at !== null || !(await isListed(connection, playerId))) return false;
        return (await core.admission.mayBeOffered(playerId, null)) === null;
      },
      onCommit: () => relay.wake(),
    };
    await openDue(deps);
    return {
      handlers: lotteryCalls({
        ...deps,
        enabled,
        studios: CATALOGUE.of(core).studios,
        priceOf: (name) => prices.get(name),
        prizeTitle: (prize, locale) => messages.text(locale, `prizes.${prize.kind}`),
        licenceOf: (host) => sites.licenceOf(host),
      }),
      channels: { [CHANGES]: (payload) => payload },
      deliverers: { lottery: lotteryDeliverer(enabled) },
      subscriptions: {
        [PAYMENT_TOPIC]: onDeposit(async ({ playerId, id }) => {
          if ((await core.admission.mayBeOffered(playerId, null)) !== null) return;
          await countDeposit(deps, playerId, id);
          relay.wake();
        }),
      },
      gifts: (reader) => lotteryGifts(connection, reader),
      facts: (playerId) =>
        factsFrom(
          connection,
          sql`select count(distinct t.lottery_id) as lotteries_drawn, (
              select count(*) from lotteries_wins w where w.player_id = ${playerId} and w.paid_at is not null
            ) as lottery_prizes
            from lotteries_tickets t join lotteries l on l.id = t.lottery_id
            where t.player_id = ${playerId} and l.state in ('drawn', 'paid')`,
        ),
      ownData: async (playerId) => {
        const own = [];
        for (const { lottery_id: id, carried, name } of await entriesOfPlayer(connection, playerId)) {
          const row = await findLottery(connection, id);
          own.push({
            lottery: row?.identifier ?? String(id),
            tickets: await ticketsOfPlayer(connection, playerId, id),
            carried_cents: carried,
            listed_as: name,
            prizes: (await winsOfPlayer(connection, playerId, id)).map(({ place, number, prize, paid_at: paidAt }) => ({
              place,
              ticket: number,
              prize,
              paid_at: paidAt?.toISOString() ?? null,
            })),
          });
        }
        return { lotteries: own };
      },
      jobs: [
        { name: 'open lotteries', everyMs: EVERY_MS, run: () => openDue(deps) },
        {
          name: 'draw lotteries',
          everyMs: EVERY_MS,
          run: async () => {
            await drawDue(deps);
            await payDue(deps);
          },
        },
      ],
    };
  },
});
