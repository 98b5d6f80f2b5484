import { sql, type Kysely } from 'kysely';

/** After how many minutes without use a session ends (player protection R26): fewer for players in Italy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column idle_minutes integer not null default 30 check (idle_minutes > 0)`.execute(
    db,
  );
}
