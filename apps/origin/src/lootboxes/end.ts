import { acrossShards, inTransaction, type Connection } from '@cosmodrome/database';
import { lootboxMachine, type LootboxEvent } from '@cosmodrome/rules/lootboxes/boxes';
import { move } from '@cosmodrome/rules/machine';
import { refuse } from '../kernel/http/handler.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { followOffer } from '../prizes/index.ts';
import type { LootboxDeps } from './deps.ts';
import { stageNow, tellBox } from './present.ts';
import { boxesOf, changeBox, findBox } from './store.ts';
import type { LootboxRow, LootboxTables } from './tables.ts';

const BATCH = 500;

/** Ends a box that nobody has opened. The caller holds the player's lock. */
async function end(
  trx: Connection,
  row: LootboxRow,
  { event, at }: { event: Exclude<LootboxEvent, 'activate'>; at: Date },
): Promise<LootboxRow> {
  await followOffer(trx, { playerId: row.player_id, key: row.key, event, at });
  return changeBox(trx, row, { stage: move(lootboxMachine, row.stage, event), ended_at: at });
}

/** Ends the boxes whose time is over. One that fails stops no other. */
export async function endDue(deps: LootboxDeps): Promise<void> {
  const { connection, clock, log } = deps;
  const due = await acrossShards<LootboxTables>(connection, 'a job looks for what is due, whosever it is')
    .selectFrom('lootboxes')
    .select(['player_id', 'id'])
    .where('stage', '=', 'issued')
    .where('valid_until', '<=', clock.now())
    .orderBy('valid_until')
    .limit(BATCH)
    .execute();
  for (const { player_id: playerId, id } of due) {
    try {
      await inTransaction<LootboxTables, void>(connection, async (trx) => {
        await lockPlayer(trx, playerId);
        const at = clock.now();
        const row = await findBox(trx, playerId, id);
        if (!row || row.stage !== 'issued' || row.valid_until > at) return;
        await tellBox(trx, deps, await end(trx, row, { event: 'expire', at }), at);
      });
    } catch (error) {
      log.error({ err: error, playerId, id }, 'a loot box could not be ended');
    }
  }
}

/**
 * Refuses a closed box of a player. A repetition changes nothing.
 *
 * @throws Refusal 404, 422 `base.lootbox_gone`
 */
export async function refuseBox(deps: LootboxDeps, { playerId, id }: { playerId: number; id: number }): Promise<void> {
  await inTransaction<LootboxTables, void>(deps.connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const at = deps.clock.now();
    const row = await findBox(trx, playerId, id);
    if (!row) throw refuse(404, 'base', 'not_found');
    if (row.stage === 'canceled') return;
    if (stageNow(row, at) !== 'issued') throw refuse(422, 'base', 'lootbox_gone');
    await tellBox(trx, deps, await end(trx, row, { event: 'cancel', at }), at);
  });
}

/** Takes back the closed boxes of an account that is being closed, in its transaction. */
export async function cancelAll(trx: Connection, playerId: number, deps: LootboxDeps): Promise<void> {
  await lockPlayer(trx, playerId);
  const at = deps.clock.now();
  for (const row of await boxesOf(trx, playerId)) {
    if (row.stage === 'issued') await end(trx, row, { event: 'cancel', at });
  }
}
