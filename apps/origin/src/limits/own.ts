import { tablesOf } from '@cosmodrome/database';
import type { LimitsDeps } from './deps.ts';
import { presentLimits } from './present.ts';
import type { LimitsTables } from './tables.ts';

/** What the limits keep about a player. */
export async function ownLimits(
  { clock, database }: Pick<LimitsDeps, 'clock' | 'database'>,
  playerId: number,
): Promise<Record<string, unknown>> {
  const db = tablesOf<LimitsTables>(database.db);
  return {
    limits: await presentLimits(db, playerId, clock.now()),
    self_assessments: await db
      .selectFrom('self_assessments')
      .select(['taken_at', 'band'])
      .where('player_id', '=', playerId)
      .orderBy('taken_at')
      .execute(),
    signs_of_harm: await db
      .selectFrom('harm_markers')
      .select(['marker', 'noticed_at'])
      .where('player_id', '=', playerId)
      .orderBy('noticed_at')
      .execute(),
  };
}
