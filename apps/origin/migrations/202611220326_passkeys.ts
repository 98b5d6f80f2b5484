import { sql, type Kysely } from 'kysely';

/** Passkeys of players, and what they have been asked to answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table passkeys (
    player_id integer not null references players,
    id uuid not null,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    backed_up boolean not null,
    rp_id text not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    primary key (player_id, id)
  )`.execute(db);

  // Answered once, by the browser that holds the token. Without a player it is a sign-in.
  await sql`create table passkey_challenges (
    token_hash bytea primary key,
    player_id integer references players,
    challenge text not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index passkey_challenges_age on passkey_challenges (expires_at)`.execute(db);
}
