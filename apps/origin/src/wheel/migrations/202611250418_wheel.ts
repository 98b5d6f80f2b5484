import { sql, type Kysely } from 'kysely';

/** Spins of the wheel of players, given with the segments as they were then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence wheel_gifts_id as integer`.execute(db);
  await sql`create sequence wheel_spins_id as integer`.execute(db);
  await sql`create table wheel_gifts (
    player_id integer not null,
    id integer not null default nextval('wheel_gifts_id'),
    key text collate "C" not null,
    group_key text collate "C" not null,
    wheel text collate "C" not null,
    segments jsonb not null,
    table_name text collate "C" not null,
    table_hash text collate "C" not null check (length(table_hash) = 64),
    count integer not null check (count > 0),
    created_at timestamptz not null,
    valid_until timestamptz not null,
    primary key (player_id, id),
    unique (player_id, key)
  )`.execute(db);
  await sql`create table wheel_spins (
    player_id integer not null,
    id integer not null default nextval('wheel_spins_id'),
    gift_id integer not null,
    stage text not null check (stage in ('issued', 'finished', 'expired', 'canceled')),
    picked integer check (picked >= 0),
    ended_at timestamptz,
    primary key (player_id, id),
    foreign key (player_id, gift_id) references wheel_gifts (player_id, id),
    constraint wheel_spins_finished check ((stage = 'finished') = (picked is not null)),
    constraint wheel_spins_ended check ((stage = 'issued') = (ended_at is null))
  )`.execute(db);
  await sql`create index wheel_spins_of_gift on wheel_spins (player_id, gift_id)`.execute(db);
  await sql`create index wheel_spins_issued on wheel_spins (player_id) where stage = 'issued'`.execute(db);
  await sql`create index wheel_gifts_to_expire on wheel_gifts (valid_until)`.execute(db);
}
