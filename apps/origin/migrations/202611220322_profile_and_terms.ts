import { sql, type Kysely } from 'kysely';

/** What a payout to a bank and Estonian law ask for, two more kinds of offers, and when the terms were changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players
    add column personal_id_number text,
    add column iban text,
    add column receive_promos_via_phone_calls boolean not null default false,
    add column agreed_to_partner_promotions boolean not null default false`.execute(db);

  // Who accepted the terms before the newest moment here is asked again.
  await sql`create table terms_versions (published_at timestamptz primary key)`.execute(db);
}
