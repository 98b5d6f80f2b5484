import { acrossShards, inTransaction } from '@cosmodrome/database';
import { areFreeSpinsOver } from '@cosmodrome/rules/freespins/stages';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { end, settle } from './course.ts';
import type { FreeSpinDeps } from './deps.ts';
import { tellFreeSpins } from './present.ts';
import { findFreeSpins } from './store.ts';
import type { FreeSpinTables } from './tables.ts';

const BATCH = 500;

interface Due {
  readonly player_id: number;
  readonly id: number;
}

/** Ends free spins whose time is over, and gives winnings that could not be given before. One that fails stops no other. */
export async function endDue(deps: FreeSpinDeps): Promise<void> {
  for (const each of await due(deps)) {
    try {
      await endOne(deps, each);
    } catch (error) {
      deps.log.error({ err: error, ...each }, 'free spins could not be ended');
    }
  }
}

async function due({ connection, clock }: FreeSpinDeps): Promise<Due[]> {
  const now = clock.now();
  const all = acrossShards<FreeSpinTables>(connection, 'a job looks for what is due, whosever it is')
    .selectFrom('freespins')
    .select(['player_id', 'id']);
  const waiting = await all
    .where('stage', '=', 'issued')
    .where('activatable_until', '<=', now)
    .orderBy('activatable_until')
    .limit(BATCH)
    .execute();
  const played = await all
    .where('stage', '=', 'activated')
    .where('valid_until', '<=', now)
    .orderBy('valid_until')
    .limit(BATCH)
    .execute();
  const owed = await all
    .where('ended_at', 'is not', null)
    .whereRef('won', '>', (eb) => eb('paid', '+', eb.ref('kept')))
    .orderBy('ended_at')
    .limit(BATCH)
    .execute();
  return [...waiting, ...played, ...owed];
}

const endOne = (deps: FreeSpinDeps, { player_id: playerId, id }: Due): Promise<void> =>
  inTransaction<FreeSpinTables, void>(deps.connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const now = deps.clock.now();
    const row = await findFreeSpins(trx, playerId, id);
    if (!row) return;
    if (areFreeSpinsOver(row.stage)) {
      await settle(trx, deps, row, now);
      return;
    }
    const until = row.stage === 'issued' ? row.activatable_until : row.valid_until;
    if (until === null || until > now) return;
    await tellFreeSpins(trx, deps, await end(trx, deps, row, { event: 'expire', now }), now);
  });
