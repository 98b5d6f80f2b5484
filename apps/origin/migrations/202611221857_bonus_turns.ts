import { sql, type Kysely } from 'kysely';

/**
 * From which transaction of the player's on a wallet's bonus money is that of which bonus: a row when a bonus starts, and
 * when a lost one goes on. Transactions are numbered under the player's lock, so that two moments of the same
 * millisecond are told apart; `at` only narrows a search.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table bonus_turns (
    player_id integer not null,
    currency text collate "C" not null,
    since bigint not null,
    bonus_id integer not null,
    at timestamptz not null,
    primary key (player_id, currency, since)
  )`.execute(db);
  await sql`insert into bonus_turns (player_id, currency, since, bonus_id, at)
    select b.player_id, b.currency, t.id, b.id, b.started_at
    from bonuses b
    join ledger_transactions t on t.player_id = b.player_id and t.key = 'bonus:' || b.id || ':0' and t.leg = 0
    where b.started_at is not null`.execute(db);
  await sql`insert into bonus_turns (player_id, currency, since, bonus_id, at)
    select b.player_id, b.currency, max(t.id), b.id, b.revived_at
    from bonuses b join ledger_transactions t on t.player_id = b.player_id and t.created_at <= b.revived_at
    where b.revived_at is not null
    group by b.player_id, b.currency, b.id, b.revived_at
    on conflict do nothing`.execute(db);
}
