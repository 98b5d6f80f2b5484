import { sql, type Kysely } from 'kysely';

/** The second factor: its secret and the last step that was used, recovery codes, and sign-ins that wait for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players
    add column two_factor_secret bytea,
    add column two_factor_step bigint`.execute(db);

  await sql`create table recovery_codes (
    player_id integer not null references players,
    code_hash bytea not null,
    used_at timestamptz,
    primary key (player_id, code_hash)
  )`.execute(db);

  // The password was right: the second step may be taken by the browser that holds the token, for a while.
  await sql`create table second_steps (
    token_hash bytea primary key,
    player_id integer not null references players,
    password_hash text not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index second_steps_of_player on second_steps (player_id)`.execute(db);
}
