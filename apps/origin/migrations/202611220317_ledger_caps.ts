import { sql, type Kysely } from 'kysely';

/**
 * Caps on what a player may stake or lose in a period, held where the money moves: under the player's lock, in the same
 * statement, so that no number of bets at the same time gets past one. A player without caps costs one look into a small
 * index.
 *
 * `used` counts in the cap's own currency, for the period that began at `window_start`; a later period begins at zero.
 * `weights` says what a minor unit of each currency is worth in it (1 where it says nothing). A cap without `unit` has
 * no period and an amount of zero: nothing may be staked until it ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ledger_caps (
    player_id integer not null,
    cap_id bigint not null,
    measure text not null check (measure in ('stake', 'loss')),
    amount bigint not null check (amount >= 0),
    weights jsonb not null,
    unit text check (unit in ('day', 'week', 'month')),
    zone text not null,
    until_at timestamptz,
    window_start timestamptz not null,
    used numeric not null,
    primary key (player_id, cap_id),
    check (unit is not null or amount = 0)
  ) with (fillfactor = 50)`.execute(db);
  // Deposits and other postings of a period are few beside the bets, and are found without them.
  await sql`create index ledger_postings_by_time on ledger_transactions (player_id, created_at)
    where kind <> 'play' and kind <> 'rollback'`.execute(db);
}
