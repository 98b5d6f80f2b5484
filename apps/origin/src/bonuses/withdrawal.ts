import type { Connection } from '@cosmodrome/database';
import { endsWithWithdrawal } from '@cosmodrome/rules/bonuses/withdrawal';
import type { Withdrawal } from '../cashbox/index.ts';
import { refuse } from '../kernel/http/handler.ts';
import { cancelHeld, type Counting } from './cancel.ts';
import { recount } from './count.ts';
import { settle } from './course.ts';
import { bonusesOf, runningBonus } from './store.ts';
import type { Purse } from './turns.ts';

/**
 * Ends the bonuses that a withdrawal ends, in its transaction and under the player's lock. One that is wagered by now is
 * the player's own.
 * @throws 422 `bonus_ends` when the player was not told of one of them, as of one that has begun since
 */
export async function endWithWithdrawal(trx: Connection, withdrawal: Withdrawal, deps: Counting): Promise<void> {
  const { playerId, currency, told } = withdrawal;
  await bringUpToDate(trx, { playerId, currency }, deps);
  const ending = (await bonusesOf(trx, playerId)).filter((row) => endsWithWithdrawal(row, currency));
  if (ending.some(({ id }) => !told.includes(id))) throw refuse(422, 'base', 'bonus_ends');
  // Those that wait go first: the end of one that runs would start them.
  for (const row of ending) if (row.stage !== 'handle_bets') await cancelHeld(trx, row, deps);
  for (const row of ending) if (row.stage === 'handle_bets') await cancelHeld(trx, row, deps);
}

/** Counts the rounds whose messages are still on their way, and ends the bonus that runs when it is over with them. */
async function bringUpToDate(trx: Connection, purse: Purse, { clock, shareOf }: Counting): Promise<void> {
  const running = await runningBonus(trx, purse.playerId, purse.currency);
  const now = clock.now();
  const counted = running ? (await recount(trx, running, shareOf)).wagered !== running.wagered : false;
  await settle(trx, purse, { now, counted, recount: (each) => recount(trx, each, shareOf) });
}
