import { sql, type Kysely } from 'kysely';

/**
 * Sessions lie with their players on a distributed database, where a unique key has to name the player: each minute of play
 * changes one. What a visitor brings is the token, so a table of its own leads from that to the player.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table session_tokens (token_hash bytea primary key, player_id integer not null)`.execute(db);
  await sql`insert into session_tokens (token_hash, player_id) select token_hash, player_id from sessions`.execute(db);
  await sql`alter table sessions drop constraint sessions_token_hash_key, drop constraint sessions_pkey,
    add constraint sessions_pkey primary key (player_id, id),
    add constraint sessions_token_hash_key unique (player_id, token_hash)`.execute(db);
}
