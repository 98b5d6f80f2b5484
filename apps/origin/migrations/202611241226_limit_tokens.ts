import { sql, type Kysely } from 'kysely';

/**
 * A unique key has to name the player where tables are distributed. Tokens are random, so that none comes twice; a limit is found
 * by its token as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_limits drop constraint user_limits_token_hash_key`.execute(db);
  await sql`create index user_limits_by_token on user_limits (token_hash) where token_hash is not null`.execute(db);
}
