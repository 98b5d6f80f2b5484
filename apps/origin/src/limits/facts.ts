import { tablesOf } from '@cosmodrome/database';
import type { Facts } from '@cosmodrome/rules/achievements/facts';
import { daysWithLimit, kindsOfLimits } from '@cosmodrome/rules/limits/kept';
import type { LimitsDeps } from './deps.ts';
import type { LimitsTables } from './tables.ts';

/** What limits and self-assessments say for achievements: safe habits, and never a break that somebody needed. */
export async function limitFacts({ database, clock }: LimitsDeps, playerId: number): Promise<Facts> {
  const tables = tablesOf<LimitsTables>(database.db);
  const now = clock.now();
  const records = await tables
    .selectFrom('user_limits')
    .select(['type', 'status', 'created_at', 'effective_at', 'ended_at'])
    .where('player_id', '=', playerId)
    .execute();
  const { count } = await tables
    .selectFrom('self_assessments')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return {
    limits_set: kindsOfLimits(records, now),
    days_with_limit: daysWithLimit(records, now),
    self_assessments: Number(count),
  };
}
