import { acrossShards, inTransaction, tablesOf } from '@cosmodrome/database';
import { HOUR_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { freespinsNoticeMachine } from '@cosmodrome/rules/freespins/stages';
import { nextState } from '@cosmodrome/rules/machine';
import { lockPlayer } from '../kernel/outbox/index.ts';
import type { FreeSpinDeps } from './deps.ts';
import { tellFreeSpins } from './present.ts';
import { findFreeSpins, noticesOf } from './store.ts';
import type { FreeSpinRow, FreeSpinTables, NoticeRow } from './tables.ts';

const BATCH = 200;
const LONGEST_WAIT_MS = HOUR_MS;

/** How long a studio that has not answered is left alone: a minute, then twice as long each time. */
const waitAfter = (attempts: number): number => Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** Math.min(attempts, 6));

const isDue = ({ state }: NoticeRow): boolean => state === 'wanted' || state === 'ending';

/**
 * Tells the studios of a player's free spins what was written down for them. What they have answered is noted only while
 * it is still what was asked: free spins may end while a studio is being told of them.
 */
export async function tellStudios(deps: FreeSpinDeps, playerId: number, id: number): Promise<void> {
  const row = await findFreeSpins(deps.connection, playerId, id);
  if (!row) return;
  for (const notice of await noticesOf(deps.connection, playerId, id)) {
    if (!isDue(notice)) continue;
    const told = await tell(deps, row, notice);
    await note(deps, notice, told);
  }
}

async function tell(deps: FreeSpinDeps, row: FreeSpinRow, { studio, state }: NoticeRow): Promise<boolean> {
  const server = deps.serverById(studio);
  const named = { freespinsId: String(row.id), playerRef: deps.playerRef(row.player_id) };
  try {
    if (!server) throw new Error('the studio is not there any more');
    if (state === 'ending') await server.provider.cancelFreeSpins(named);
    else {
      await server.provider.issueFreeSpins({
        ...named,
        games: row.games.filter((game) => deps.serverOf(game.split('/')[0] ?? '')?.id === studio),
        currency: row.currency,
        count: row.count,
        betCents: Number(row.bet),
        validUntil: row.valid_until ?? row.activatable_until,
      });
    }
    return true;
  } catch (error) {
    deps.log.warn({ err: error, studio, freespins: row.id, state }, 'a studio could not be told of free spins');
    return false;
  }
}

const note = (deps: FreeSpinDeps, asked: NoticeRow, told: boolean): Promise<void> =>
  inTransaction<FreeSpinTables, void>(deps.connection, async (trx) => {
    const { player_id: playerId, freespins_id: id, studio } = asked;
    await lockPlayer(trx, playerId);
    const now = deps.clock.now();
    const done = nextState(freespinsNoticeMachine, asked.state, asked.state === 'wanted' ? 'issue' : 'confirm');
    const later = { attempts: asked.attempts + 1, next_at: new Date(now.getTime() + waitAfter(asked.attempts)) };
    const changed = await tablesOf<FreeSpinTables>(trx)
      .updateTable('freespins_notices')
      .set(told && done ? { state: done, attempts: 0 } : later)
      .where('player_id', '=', playerId)
      .where('freespins_id', '=', id)
      .where('studio', '=', studio)
      .where('state', '=', asked.state)
      .returning('state')
      .executeTakeFirst();
    const row = changed?.state === 'issued' ? await findFreeSpins(trx, playerId, id) : undefined;
    if (row) await tellFreeSpins(trx, deps, row, now);
  });

/** Tells studios what they have not confirmed yet, as long as there is something. */
export async function tellDueStudios(deps: FreeSpinDeps): Promise<void> {
  const due = await acrossShards<FreeSpinTables>(deps.connection, 'a job looks for what is due, whosever it is')
    .selectFrom('freespins_notices')
    .select(['player_id', 'freespins_id'])
    .distinct()
    .where('state', 'in', ['wanted', 'ending'])
    .where('next_at', '<=', deps.clock.now())
    .limit(BATCH)
    .execute();
  for (const { player_id: playerId, freespins_id: id } of due) await tellStudios(deps, playerId, id);
}
