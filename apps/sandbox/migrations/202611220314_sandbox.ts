import { sql, type Kysely } from 'kysely';

/** Payments as the provider sees them, the notices still to be delivered, and the simulated chain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sandbox_payments (
    payment_id text primary key,
    reference text not null unique,
    action text not null,
    kind text not null,
    amount_cents bigint not null,
    currency text not null,
    locale text not null,
    return_url text,
    coin jsonb,
    state text not null default 'open',
    created_at timestamptz not null
  )`.execute(db);
  await sql`create table sandbox_profiles (
    token text primary key,
    profile jsonb not null
  )`.execute(db);
  await sql`create table sandbox_notices (
    notice_id text primary key,
    notice jsonb not null,
    due_at timestamptz not null,
    attempts integer not null default 0,
    delivered_at timestamptz
  )`.execute(db);
  await sql`create index sandbox_notices_due on sandbox_notices (due_at) where delivered_at is null`.execute(db);
  await sql`create table sandbox_transfers (
    id bigint primary key generated always as identity,
    payment_id text not null references sandbox_payments,
    amount_cents bigint not null,
    confirmations integer not null default 0,
    needed integer not null,
    next_block_at timestamptz not null
  )`.execute(db);
}
