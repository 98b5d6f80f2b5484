import { sql, type Kysely } from 'kysely';

/** Players whose wins are listed nowhere, and wins in the two orders of the leaderboard. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table leaderboard_hidden (
    player_id integer not null primary key,
    since timestamptz not null
  )`.execute(db);
  await sql`create index lobby_wins_by_worth on lobby_wins (worth desc, at desc) where shown`.execute(db);
  await sql`create index lobby_wins_by_multiple on lobby_wins ((win * 100 / greatest(bet, 1)) desc, at desc)
    where shown`.execute(db);
  await sql`create index lobby_wins_of_player on lobby_wins (player_id, at) where shown`.execute(db);
}
