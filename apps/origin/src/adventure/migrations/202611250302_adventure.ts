import { sql, type Kysely } from 'kysely';

/** The adventure: months that players have visited, deposits that count, and the days that they have completed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table adventure_months (
    player_id integer not null,
    month text collate "C" not null,
    time_zone text collate "C" not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    closed_at timestamptz,
    primary key (player_id, month),
    check (starts_at < ends_at)
  )`.execute(db);
  // Months whose super prize may be due.
  await sql`create index adventure_months_open on adventure_months (player_id, ends_at) where closed_at is null`.execute(
    db,
  );
  await sql`create table adventure_deposits (
    player_id integer not null,
    payment_id text collate "C" not null,
    currency text collate "C" not null,
    amount bigint not null check (amount > 0),
    at timestamptz not null,
    primary key (player_id, payment_id)
  )`.execute(db);
  await sql`create table adventure_days (
    player_id integer not null,
    month text collate "C" not null,
    step integer not null check (step between 1 and 32),
    currency text collate "C",
    at timestamptz not null,
    primary key (player_id, month, step)
  )`.execute(db);
}
