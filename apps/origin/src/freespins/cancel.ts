import { inTransaction, type Connection } from '@cosmodrome/database';
import { areFreeSpinsCancelable } from '@cosmodrome/rules/freespins/stages';
import { refuse } from '../kernel/http/handler.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { ownFreeSpin } from './activate.ts';
import { end, forfeit } from './course.ts';
import type { FreeSpinDeps } from './deps.ts';
import { tellStudios } from './notices.ts';
import { tellFreeSpins } from './present.ts';
import { freeSpinsOf } from './store.ts';

/**
 * Gives free spins up: no round of them begins any more, and what was won is given. A repetition changes nothing.
 *
 * @throws Refusal 404, 422 `base.freespins_gone`
 */
export async function cancel(deps: FreeSpinDeps, playerId: number, id: number): Promise<void> {
  await inTransaction<object, void>(deps.connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const row = await ownFreeSpin(trx, playerId, id);
    if (row.stage === 'canceled') return;
    if (!areFreeSpinsCancelable(row.stage)) throw refuse(422, 'base', 'freespins_gone');
    const now = deps.clock.now();
    await tellFreeSpins(trx, deps, await end(trx, deps, row, { event: 'cancel', now }), now);
  });
  await tellStudios(deps, playerId, id);
}

/**
 * Gives up all free spins of an account that is being closed, in its transaction. What was won as money is the player's
 * own, and keeps the account open as all money does; what would be bonus money goes with the account.
 */
export async function cancelAll(trx: Connection, playerId: number, deps: FreeSpinDeps): Promise<void> {
  await lockPlayer(trx, playerId);
  const now = deps.clock.now();
  for (const row of await freeSpinsOf(trx, playerId)) {
    if (areFreeSpinsCancelable(row.stage)) await end(trx, deps, row, { event: 'cancel', now });
  }
  for (const row of await freeSpinsOf(trx, playerId)) await forfeit(trx, row, now);
}
