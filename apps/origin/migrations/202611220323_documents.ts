import { sql, type Kysely } from 'kysely';

/** Papers that players have sent to be verified. Their bytes are sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table player_documents (
    player_id integer not null references players,
    id uuid not null,
    document_type text not null check (document_type in ('identity', 'address', 'deposit', 'payment_method')),
    status text not null check (status in ('pending', 'approved', 'rejected')),
    description text,
    reason text,
    file_name text not null,
    media_type text not null,
    file_size integer not null check (file_size > 0),
    content_hash bytea not null,
    content bytea not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (player_id, id)
  )`.execute(db);
  await sql`create index player_documents_waiting on player_documents (created_at) where status = 'pending'`.execute(
    db,
  );
}
