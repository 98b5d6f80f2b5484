import { sql, type Kysely } from 'kysely';

/** Numeric ids of games (clients of the field name favourites by them), favourites, and what was played. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A game has an id for each currency. Once given it stays, whatever becomes of the catalogue.
  await sql`create table games_ids (
    id integer primary key generated always as identity,
    identifier text not null,
    currency text not null,
    unique (identifier, currency)
  )`.execute(db);

  await sql`create table games_favorites (
    player_id integer not null,
    identifier text not null,
    game_id integer not null,
    created_at timestamptz not null,
    primary key (player_id, identifier)
  )`.execute(db);

  await sql`create table games_played (
    player_id integer not null,
    identifier text not null,
    last_activity_at timestamptz not null,
    last_real_at timestamptz,
    primary key (player_id, identifier)
  )`.execute(db);
  await sql`create index games_played_lately on games_played (last_real_at, identifier)`.execute(db);
}
