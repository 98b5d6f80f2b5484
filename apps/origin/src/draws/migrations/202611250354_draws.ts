import { sql, type Kysely } from 'kysely';

/** Draws for one player: seeds, of which one is in use, and what was drawn with each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table draws_seeds (
    player_id integer not null,
    id integer not null check (id > 0),
    server_seed text collate "C" not null check (length(server_seed) = 64),
    commitment text collate "C" not null check (length(commitment) = 64),
    client_seed text collate "C" not null check (length(client_seed) between 1 and 256),
    next_nonce integer not null default 0 check (next_nonce >= 0),
    committed_at timestamptz not null,
    revealed_at timestamptz,
    primary key (player_id, id)
  )`.execute(db);
  await sql`create unique index draws_seeds_in_use on draws_seeds (player_id) where revealed_at is null`.execute(db);
  await sql`create table draws_made (
    player_id integer not null,
    key text collate "C" not null,
    seed_id integer not null,
    nonce integer not null check (nonce >= 0),
    table_name text collate "C" not null,
    table_hash text collate "C" not null check (length(table_hash) = 64),
    weights jsonb not null,
    picked integer not null check (picked >= 0),
    at timestamptz not null,
    primary key (player_id, key),
    unique (player_id, seed_id, nonce)
  )`.execute(db);
}
