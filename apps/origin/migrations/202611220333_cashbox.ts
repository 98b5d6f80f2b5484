import { sql, type Kysely } from 'kysely';

/** Payments and what the cashbox remembers of them. Rows carry the player first, to be distributed by player. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payments (
    player_id integer not null,
    id text not null,
    action text not null,
    state text not null,
    method text not null,
    provider text not null,
    currency text not null,
    amount_cents bigint not null check (amount_cents > 0),
    requested_cents bigint not null,
    coin jsonb,
    profile_id text,
    destination text,
    reference text,
    page_url text,
    return_url text,
    locale text not null,
    confirmations_seen integer not null default 0,
    reason text,
    created_at timestamptz not null,
    finished_at timestamptz,
    primary key (player_id, id)
  )`.execute(db);
  await sql`create index payments_by_id on payments (id)`.execute(db);
  await sql`create index payments_newest on payments (player_id, created_at desc, id)`.execute(db);
  await sql`create index payments_to_submit on payments (created_at)
    where action = 'cashout' and state = 'processing' and reference is null`.execute(db);
  await sql`create index payments_to_expire on payments (created_at)
    where action = 'deposit' and state in ('pending', 'processing')`.execute(db);

  // A notice that came before is answered and does nothing.
  await sql`create table payment_notices (
    player_id integer not null,
    notice_id text not null,
    received_at timestamptz not null,
    primary key (player_id, notice_id)
  )`.execute(db);

  await sql`create table payment_profiles (
    player_id integer not null,
    id text not null,
    method text not null,
    provider_token text not null,
    title text not null,
    first6 text,
    last4 text,
    expiry_month smallint,
    expiry_year smallint,
    created_at timestamptz not null,
    primary key (player_id, id)
  )`.execute(db);

  // Each crypto deposit gets an address of its own: the next child of the account's public key.
  await sql`create sequence payment_address_index`.execute(db);
}
