import type { ArcadeTrx } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';

/** Longer silence than this during a round counts as an interruption, in milliseconds. */
export const GRACE = 5000;

/**
 * Says that a node is here, and finds out whether all of them were gone: a running round that began its flight while
 * nobody was here never started for its players; one that flew meanwhile was interrupted. Both are written down before
 * the beat, so that the verdict outlives this process too.
 */
export async function beat(deps: ArcadeDeps, game: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('arcade_heartbeats')
      .values({ game, alive_at: now })
      .onConflict((conflict) => conflict.column('game').doNothing())
      .execute();
    const { alive_at: alive } = await trx
      .selectFrom('arcade_heartbeats')
      .select('alive_at')
      .where('game', '=', game)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (now.getTime() - alive.getTime() > GRACE) await judge(trx, game, alive, now);
    await trx.updateTable('arcade_heartbeats').set({ alive_at: now }).where('game', '=', game).execute();
  });
}

async function judge(trx: ArcadeTrx, game: string, alive: Date, now: Date): Promise<void> {
  const missed = trx
    .updateTable('arcade_crash_rounds')
    .where('game', '=', game)
    .where('status', '=', 'running')
    .where('flies_at', '<=', now)
    .where('crashes_at', '>', alive);
  await missed.where('flies_at', '>', alive).set({ status: 'unstarted' }).execute();
  await missed.where('flies_at', '<=', alive).set({ status: 'interrupted' }).execute();
}
