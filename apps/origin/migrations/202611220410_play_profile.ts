import { sql, type Kysely } from 'kysely';

/** Each game session keeps the profile it is played under: a node has accounts of several licences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Sessions that are open now end within a day; until then the strictest pace is right for all of them.
  await sql`alter table play_sessions add column profile text not null default 'strict'
    constraint play_profile_known check (profile in ('CW', 'EE', 'strict'))`.execute(db);
  await sql`alter table play_sessions alter column profile drop default`.execute(db);
}
