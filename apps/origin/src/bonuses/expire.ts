import { acrossShards, inTransaction } from '@cosmodrome/database';
import { bonusMachine } from '@cosmodrome/rules/bonuses/stages';
import { move } from '@cosmodrome/rules/machine';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { followOffer } from '../prizes/index.ts';
import { recount } from './count.ts';
import { settle } from './course.ts';
import type { BonusDeps } from './deps.ts';
import { changeBonus, findBonus, tellBonus } from './store.ts';
import type { BonusRow, BonusTables } from './tables.ts';

const BATCH = 200;

type Due = Pick<BonusRow, 'player_id' | 'id'>;

/**
 * Ends the bonuses whose time is over, each in a transaction of its own. What the books have of a bonus is counted once
 * more before: the last bet counts whether its message has come or not. Who fails stays due and stops nobody else.
 */
export async function expireBonuses(
  deps: Pick<BonusDeps, 'connection' | 'clock' | 'shareOf'>,
  log: { error(details: object, message: string): void },
): Promise<void> {
  const due = await dueBonuses(deps, deps.clock.now());
  for (const each of due) {
    try {
      await expire(deps, each);
    } catch (error) {
      log.error({ err: error, ...each }, 'a bonus could not be ended');
    }
  }
}

async function dueBonuses({ connection }: Pick<BonusDeps, 'connection'>, now: Date): Promise<Due[]> {
  const bonuses = acrossShards<BonusTables>(connection, 'a job looks for what is due, whosever it is')
    .selectFrom('bonuses')
    .select(['player_id', 'id']);
  const running = await bonuses
    .where('stage', '=', 'handle_bets')
    .where('valid_until', '<=', now)
    .orderBy('valid_until')
    .limit(BATCH)
    .execute();
  const offered = await bonuses
    .where('stage', '=', 'issued')
    .where('activatable_until', '<=', now)
    .orderBy('activatable_until')
    .limit(BATCH)
    .execute();
  return [...running, ...offered];
}

function expire(
  { connection, clock, shareOf }: Pick<BonusDeps, 'connection' | 'clock' | 'shareOf'>,
  { player_id: playerId, id }: Due,
): Promise<void> {
  return inTransaction<BonusTables, void>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const now = clock.now();
    const row = await findBonus(trx, playerId, id);
    const over = row?.stage === 'issued' ? row.activatable_until : row?.valid_until;
    if (!row || !over || over > now) return;
    if (row.stage === 'handle_bets') {
      const purse = { playerId, currency: row.currency };
      await settle(trx, purse, { now, recount: (each) => recount(trx, each, shareOf), event: 'expire' });
    } else if (row.stage === 'issued') {
      const ended = { stage: move(bonusMachine, row.stage, 'expire'), ended_at: now, closed_at: now };
      await followOffer(trx, { playerId, key: row.campaign, event: 'expire', at: now });
      await tellBonus(trx, await changeBonus(trx, row, ended), now);
    }
  });
}
