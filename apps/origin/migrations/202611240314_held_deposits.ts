import { sql, type Kysely } from 'kysely';

/**
 * A deposit may bring more than was asked for and more than a deposit limit leaves: `amount_cents` is then what was
 * credited, which may be nothing, and `held_cents` what is kept apart. `arrived_cents` stays as it came.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments
    add column held_cents bigint not null default 0 check (held_cents >= 0),
    add column arrived_cents bigint check (arrived_cents > 0),
    drop constraint payments_amount_cents_check,
    add constraint payments_amount_cents_check check (amount_cents >= 0)`.execute(db);
  await sql`create index payments_held on payments (created_at) where held_cents > 0`.execute(db);
  await sql`create index payments_arrived_otherwise on payments (finished_at)
    where arrived_cents is not null and arrived_cents <> requested_cents`.execute(db);

  // Signed notices that can never be applied: somebody has to ask the provider about them.
  await sql`create table refused_notices (
    player_id integer not null,
    notice_id text not null,
    payment_id text not null,
    event text not null,
    amount_cents bigint not null,
    currency text not null,
    reason text not null,
    received_at timestamptz not null,
    primary key (player_id, notice_id)
  )`.execute(db);
  await sql`create index refused_notices_latest on refused_notices (received_at)`.execute(db);
}
