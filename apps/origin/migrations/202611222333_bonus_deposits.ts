import { sql, type Kysely } from 'kysely';

/** Deposits that were looked at for the code set with them: each once, whatever is told of it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table bonus_deposits (
    player_id integer not null,
    payment_id text collate "C" not null,
    at timestamptz not null,
    primary key (player_id, payment_id)
  )`.execute(db);
}
