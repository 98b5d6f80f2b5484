import type { Connection } from '@cosmodrome/database';
import { bonusReturns, isPosted, type Round } from '../ledger/index.ts';
import { payOut } from './course.ts';
import type { BonusRow } from './tables.ts';

interface Returned {
  /** The bonus that ran when the round was begun. */
  readonly owner: BonusRow;
  /** The one that runs now. */
  readonly running: BonusRow;
  readonly round: Pick<Round, 'roundId'>;
  readonly now: Date;
}

/**
 * Bonus money that a studio gives back while another bonus runs goes where the end of its own bonus sends it, once, and
 * does not join the other's; at most what is left in the wallet. The caller holds the player's lock.
 */
export async function payReturned(trx: Connection, { owner, running, round, now }: Returned): Promise<void> {
  const since = `bonus:${running.id}:0`;
  let row = owner;
  for (const { transactionId, amount } of await bonusReturns(trx, row.player_id, { roundId: round.roundId, since })) {
    const key = `bonus:${row.id}:returned:${transactionId}`;
    if (await isPosted(trx, row.player_id, [`${key}:player`, `${key}:house`])) continue;
    row = await payOut(trx, row, { now, most: amount, key });
  }
}
