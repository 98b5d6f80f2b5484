import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Each session carries how long may be played without a reality check; the shortest for those made before this was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table play_sessions add column reality_check_minutes integer not null default 15
    check (reality_check_minutes > 0)`.execute(db);
  await sql`alter table play_sessions alter column reality_check_minutes drop default`.execute(db);
}
