import { sql, type Kysely } from 'kysely';

/**
 * The books. The player comes first in every key, so that the tables can be distributed by player.
 *
 * A transaction is one row that carries its entries (`accounts[i]` changes by `amounts[i]`), in one currency: it cannot
 * be written by half, and the database itself refuses one that does not sum to zero. `ledger_entries` shows the entries
 * as rows. Only players have running balances; a house account is the sum of its entries, so no row is hot.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ledger_wallets (
    player_id integer not null,
    currency text collate "C" not null,
    real_balance bigint not null default 0,
    bonus_balance bigint not null default 0,
    active boolean not null default false,
    opened_at timestamptz not null,
    primary key (player_id, currency),
    constraint ledger_real_not_negative check (real_balance >= 0),
    constraint ledger_bonus_not_negative check (bonus_balance >= 0),
    constraint ledger_balance_safe check (real_balance + bonus_balance <= 9007199254740991)
  ) with (fillfactor = 50)`.execute(db);
  await sql`create unique index ledger_one_active_wallet on ledger_wallets (player_id) where active`.execute(db);

  await sql`create sequence ledger_transaction_id`.execute(db);
  await sql`create table ledger_transactions (
    player_id integer not null,
    id bigint not null default nextval('ledger_transaction_id'),
    key text collate "C" not null,
    leg smallint not null default 0,
    kind text not null,
    body_hash bigint not null,
    currency text collate "C" not null,
    accounts text[] not null,
    amounts bigint[] not null,
    real_after bigint not null,
    bonus_after bigint not null,
    round_id text collate "C",
    game text,
    opens boolean not null default false,
    finishes boolean not null default false,
    reversed_by bigint,
    created_at timestamptz not null,
    primary key (player_id, id),
    unique (player_id, key, leg),
    constraint ledger_entries_paired check (cardinality(accounts) = cardinality(amounts) and cardinality(amounts) <= 8),
    constraint ledger_entries_balance check (
      coalesce(amounts[1], 0) + coalesce(amounts[2], 0) + coalesce(amounts[3], 0) + coalesce(amounts[4], 0)
      + coalesce(amounts[5], 0) + coalesce(amounts[6], 0) + coalesce(amounts[7], 0) + coalesce(amounts[8], 0) = 0
    )
  )`.execute(db);
  await sql`create view ledger_entries as
    select t.player_id, t.id as transaction_id, e.line, t.currency, e.account, e.amount, t.created_at
    from ledger_transactions t, unnest(t.accounts, t.amounts) with ordinality as e(account, amount, line)
    where e.amount <> 0`.execute(db);

  await sql`create table ledger_rounds (
    player_id integer not null,
    round_id text collate "C" not null,
    game text not null,
    currency text collate "C" not null,
    state text not null check (state in ('open', 'settled', 'rolled_back')),
    actions integer not null,
    staked_real bigint not null,
    staked_bonus bigint not null,
    won_real bigint not null,
    won_bonus bigint not null,
    opened_at timestamptz not null,
    finished_at timestamptz,
    primary key (player_id, round_id),
    constraint ledger_round_not_negative check (
      actions >= 0 and staked_real >= 0 and staked_bonus >= 0 and won_real >= 0 and won_bonus >= 0
    )
  )`.execute(db);
  await sql`create index ledger_open_rounds on ledger_rounds (player_id) where state = 'open'`.execute(db);
}
