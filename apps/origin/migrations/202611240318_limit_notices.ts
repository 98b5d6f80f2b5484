import { sql, type Kysely } from 'kysely';

/** Of which limits a player has been told that they are almost reached: once for each period and amount. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table limit_notices (
    player_id integer not null,
    limit_id bigint not null,
    period_end timestamptz not null,
    amount bigint not null,
    primary key (player_id, limit_id, period_end, amount)
  )`.execute(db);
}
