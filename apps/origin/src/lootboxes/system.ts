import { sql } from 'kysely';
import { factsFrom } from '../kernel/facts.ts';
import { isListed } from '@cosmodrome/rules/lootboxes/boxes';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { assertWagers } from '../content/index.ts';
import { GAMES } from '../games/index.ts';
import { defineSystem } from '../system.ts';
import { lootboxDeliverer } from './deliver.ts';
import type { LootboxDeps } from './deps.ts';
import { cancelAll, endDue, refuseBox } from './end.ts';
import { lootboxGifts } from './gifts.ts';
import { itemTexts } from './items.ts';
import { openBox } from './open-box.ts';
import { CHANGES, presentBox } from './present.ts';
import { reconcileLootboxes } from './reconcile.ts';
import { boxesOf } from './store.ts';

/** Loot boxes: what can come out of them is drawn, provably, when their player opens them (spec 3 and 4). */
export const lootboxes = defineSystem({
  name: 'lootboxes',
  reconcile: async (connection) => ({ ...(await reconcileLootboxes(connection)) }),
  open: (core) => {
    const { clock, log, messages, policies, prizes, relay } = core;
    const connection = core.database.db;
    const boxes = core.content.lootboxes;
    assertWagers(
      policies,
      [...boxes].flatMap(([name, { items }]) =>
        items.flatMap(({ id, prize }) => ('wager' in prize ? [{ name: `${name} ${id}`, wager: prize.wager }] : [])),
      ),
    );
    const games = GAMES.of(core);
    const deps: LootboxDeps = {
      connection,
      clock,
      log,
      boxes,
      prizes,
      mayBeOffered: core.admission.mayBeOffered,
      gameOf: (identifier) => games.find(identifier)?.game,
      rates: core.content.levels.rates,
      ...itemTexts(messages),
    };
    return {
      handlers: {
        // A player who is to be shown no offers is not shown closed boxes either (player protection R32).
        'lootboxes.list': async (_request, { caller: { playerId }, host, locale }) => {
          const now = clock.now();
          const rows = (await boxesOf(connection, playerId)).filter((row) =>
            isListed({ stage: row.stage, validUntil: row.valid_until, activatedAt: row.activated_at }, now),
          );
          const hides =
            rows.some(({ stage }) => stage === 'issued') && (await deps.mayBeOffered(playerId, host)) !== null;
          return rows
            .filter(({ stage }) => !hides || stage !== 'issued')
            .map((row) => presentBox(deps, row, { locale, now }));
        },
        'lootboxes.open': async ({ params }, { caller: { playerId }, host, locale }) => {
          const row = await openBox(deps, { playerId, id: params.id, host });
          relay.wake();
          return presentBox(deps, row, { locale, now: clock.now() });
        },
        'lootboxes.refuse': async ({ params }, { caller: { playerId } }) => {
          await refuseBox(deps, { playerId, id: params.id });
          relay.wake();
          return undefined;
        },
      },
      channels: { [CHANGES]: (payload) => payload },
      deliverers: { lootbox: lootboxDeliverer(deps) },
      gifts: (reader) => lootboxGifts(deps, reader),
      onClosing: (trx, playerId) => cancelAll(trx, playerId, deps),
      facts: (playerId) =>
        factsFrom(
          connection,
          sql`select count(*) as boxes_opened from lootboxes
        where player_id = ${playerId} and stage = 'activated'`,
        ),
      ownData: async (playerId) => ({
        lootboxes: (await boxesOf(connection, playerId)).map((row) =>
          presentBox(deps, row, { locale: 'en', now: clock.now() }),
        ),
      }),
      jobs: [{ name: 'end loot boxes', everyMs: MINUTE_MS, run: () => endDue(deps) }],
    };
  },
});
