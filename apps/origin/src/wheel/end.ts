import { acrossShards, inTransaction, type Connection } from '@cosmodrome/database';
import { move } from '@cosmodrome/rules/machine';
import { spinStageAt, wheelMachine } from '@cosmodrome/rules/wheel/wheel';
import { lockPlayer } from '../kernel/outbox/index.ts';
import type { WheelDeps } from './deps.ts';
import { changeSpin, issuedSpins } from './store.ts';
import type { WheelTables } from './tables.ts';

const BATCH = 500;

/** Ends the spins whose time is over. A player whose spins cannot be ended stops no other. */
export async function endDue({ connection, clock, log }: WheelDeps): Promise<void> {
  const due = await acrossShards<WheelTables>(connection, 'a job looks for what is due, whosever it is')
    .selectFrom('wheel_spins as s')
    .innerJoin('wheel_gifts as g', (join) =>
      join.onRef('g.player_id', '=', 's.player_id').onRef('g.id', '=', 's.gift_id'),
    )
    .select('s.player_id')
    .distinct()
    .where('s.stage', '=', 'issued')
    .where('g.valid_until', '<=', clock.now())
    .limit(BATCH)
    .execute();
  for (const { player_id: playerId } of due) {
    try {
      await inTransaction<WheelTables, void>(connection, async (trx) => {
        await lockPlayer(trx, playerId);
        const at = clock.now();
        for (const row of await issuedSpins(trx, playerId)) {
          if (spinStageAt({ stage: row.stage, validUntil: row.valid_until }, at) === 'expired')
            await changeSpin(trx, row, { stage: move(wheelMachine, row.stage, 'expire'), ended_at: at });
        }
      });
    } catch (error) {
      log.error({ err: error, playerId }, 'spins of the wheel could not be ended');
    }
  }
}

/** Takes back the spins of an account that is being closed, in its transaction. */
export async function cancelAll(trx: Connection, playerId: number, { clock }: WheelDeps): Promise<void> {
  await lockPlayer(trx, playerId);
  const at = clock.now();
  for (const row of await issuedSpins(trx, playerId))
    await changeSpin(trx, row, { stage: move(wheelMachine, row.stage, 'cancel'), ended_at: at });
}
