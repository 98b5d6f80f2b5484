import { sql, type Kysely } from 'kysely';

/** Solutions of captchas that were taken, until they run out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table used_captchas (
    challenge_hash bytea primary key,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index used_captchas_age on used_captchas (expires_at)`.execute(db);
}
