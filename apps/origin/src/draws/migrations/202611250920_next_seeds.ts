import { sql, type Kysely } from 'kysely';

/** The server seed that comes after the one in use, committed to before its player chooses the own seed for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table draws_next_seeds (
    player_id integer primary key,
    server_seed text collate "C" not null check (length(server_seed) = 64),
    commitment text collate "C" not null check (length(commitment) = 64),
    committed_at timestamptz not null
  )`.execute(db);
}
