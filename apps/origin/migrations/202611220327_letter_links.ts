import { sql, type Kysely } from 'kysely';

/** Links of letters that open something of an account: of their tokens only hashes are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table letter_links (
    token_hash bytea primary key,
    player_id integer not null references players,
    purpose text not null check (purpose in ('password', 'confirmation', 'unlock')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create index letter_links_of_player on letter_links (player_id, purpose)`.execute(db);
}
