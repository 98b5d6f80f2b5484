import type { Connection } from '@cosmodrome/database';
import { nextState } from '@cosmodrome/rules/machine';
import { grantMachine, type GrantEvent } from '@cosmodrome/rules/prizes/course';
import { changeGrant, grantOfKey } from './store.ts';

/**
 * Notes what became of an offer that its kind shows itself: in the transaction in which that happened, under the player's
 * lock. Nothing happens to a grant that is no offer any more.
 */
export async function followOffer(
  trx: Connection,
  { playerId, key, event, at }: { playerId: number; key: string; event: GrantEvent; at: Date },
): Promise<void> {
  const row = await grantOfKey(trx, playerId, key);
  const status = row ? nextState(grantMachine, row.status, event) : null;
  if (row && status) await changeGrant(trx, row, { status, ended_at: at });
}
