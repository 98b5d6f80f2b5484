import { sql, type Kysely } from 'kysely';

/** From where deposits were started: what a screening needs and the books have not. Deleted after a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_screenings (
    player_id integer not null,
    payment_id text collate "C" not null,
    device text collate "C",
    network text collate "C" not null,
    country text collate "C",
    seen_at timestamptz not null,
    primary key (player_id, payment_id)
  )`.execute(db);
  await sql`create index payment_screenings_by_time on payment_screenings (seen_at)`.execute(db);
}
