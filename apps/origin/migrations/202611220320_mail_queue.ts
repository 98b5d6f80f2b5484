import { sql, type Kysely } from 'kysely';

/** Letters on their way to a mail server. Sealed: they carry tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_queue (
    id bigint primary key generated always as identity,
    sealed bytea not null,
    tries integer not null default 0,
    due_at timestamptz not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index mail_queue_due on mail_queue (due_at)`.execute(db);
}
