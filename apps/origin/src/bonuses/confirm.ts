import { inTransaction } from '@cosmodrome/database';
import { playerFacts } from '../profile/index.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import type { BonusDeps } from './deps.ts';
import { acceptHeld } from './grant.ts';
import { bonusRefusal } from './redeem.ts';
import { bonusesOf, tellBonus } from './store.ts';

/**
 * No bonus begins before its player's address is confirmed (spec 4, "Gift stages"): whoever opens accounts for their
 * gifts would have no mailbox for each. It is given all the same, and stands as `issued` with its terms. What the player
 * has asked for, which has no time to be taken in, begins by itself now; where it may not, because offers are held back
 * or bonuses are not wanted, it can be taken later. What is on offer goes on waiting for the player's word.
 */
export async function beginConfirmed(deps: BonusDeps, playerId: number): Promise<void> {
  const { connection, clock } = deps;
  const host = (await playerFacts(connection, playerId))?.values['host'];
  if (await bonusRefusal(deps, playerId, typeof host === 'string' ? host : '')) return;
  await inTransaction<object, void>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const now = clock.now();
    const issued = (await bonusesOf(trx, playerId)).filter(({ stage }) => stage === 'issued');
    // The first that was given first: they take their turns in this order.
    for (const row of issued.toReversed()) {
      if (row.activatable_until === null) await acceptHeld(trx, row, now);
      else await tellBonus(trx, row, now);
    }
  });
}
