import { sql, type Kysely } from 'kysely';

/** The server seed that comes after the running one, committed to before its player chooses the own seed for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table arcade_next_seeds (
    owner text not null,
    game text not null,
    server_seed text not null,
    commitment text not null,
    created_at timestamptz not null,
    primary key (owner, game)
  )`.execute(db);
}
