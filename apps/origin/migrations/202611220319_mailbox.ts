import { sql, type Kysely } from 'kysely';

/** Letters of a casino without a mail server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mailbox (
    id bigint primary key generated always as identity,
    "to" text not null,
    subject text not null,
    text text not null,
    html text not null,
    sent_at timestamptz not null
  )`.execute(db);
}
