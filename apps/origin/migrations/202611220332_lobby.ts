import { sql, type Kysely } from 'kysely';

/** Wins above their stake, for the winners strip: made from the ledger's rounds, and made again from them at will. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `message_id` is how far the round's messages are in here: a message that comes twice changes nothing.
  await sql`create table lobby_wins (
    player_id integer not null,
    round_id text not null,
    message_id bigint not null,
    shown boolean not null,
    nickname text not null,
    game text not null,
    currency text not null,
    bet bigint not null,
    win bigint not null,
    worth bigint not null,
    at timestamptz not null,
    primary key (player_id, round_id)
  )`.execute(db);
  await sql`create index lobby_wins_by_time on lobby_wins (at desc) include (worth) where shown`.execute(db);
}
