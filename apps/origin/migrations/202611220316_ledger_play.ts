import { sql, type Kysely } from 'kysely';

/** What `ledger_play` answers to each operation of a batch; the function itself is in `src/ledger/sql`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type ledger_play_answer as (
    position integer,
    code text,
    replayed boolean,
    transaction_id bigint,
    real_after bigint,
    bonus_after bigint
  )`.execute(db);
}
