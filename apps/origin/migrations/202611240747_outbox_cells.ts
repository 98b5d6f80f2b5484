import { sql, type Kysely } from 'kysely';
import { CELLS, cellOf } from '../src/kernel/cells.ts';

/**
 * The queue by cells, and numbers that need no sequence: those of a distributed database are of one node each, so that
 * they would not rise within a player. A player's row remembers the highest number that one of its transactions or
 * messages has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_players add column numbered bigint not null default 0`.execute(db);

  // Player 0 is nobody.
  await sql`alter table outbox rename to outbox_before`.execute(db);
  await sql`create table outbox (
    cell integer not null,
    id bigint not null,
    player_id integer not null,
    seq bigint,
    topic text not null,
    payload json not null,
    created_at timestamptz not null,
    constraint outbox_key primary key (cell, id, player_id)
  )`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select distinct coalesce(player_id, 0) as id from outbox_before`.execute(db);
  for (const player of rows) {
    await sql`insert into outbox (cell, id, player_id, seq, topic, payload, created_at)
      select ${cellOf(player.id)}, id, ${player.id}, seq, topic, payload, created_at
      from outbox_before where coalesce(player_id, 0) = ${player.id}`.execute(db);
  }
  await sql`drop table outbox_before`.execute(db);

  await sql`drop table outbox_shards`.execute(db);
  await sql`create table outbox_cells (
    cell integer primary key,
    owner text,
    leased_until timestamptz
  )`.execute(db);
  await sql`insert into outbox_cells (cell) select unnest(${[...CELLS]}::integer[])`.execute(db);

  // What there is stays below every number that is given from now on.
  await sql`alter table ledger_transactions alter column id drop default`.execute(db);
  await sql`drop sequence ledger_transaction_id`.execute(db);

  // What the bet's statements hand to one another.
  await sql`create type ledger_held as (
    position integer,
    player_id integer,
    cap_id bigint,
    measure text,
    amount bigint,
    weight numeric,
    window_start timestamptz,
    used numeric,
    renews boolean
  )`.execute(db);
  await sql`create type ledger_judged as (
    position integer,
    cell integer,
    player_id integer,
    currency text,
    action text,
    round_id text,
    game text,
    body_hash bigint,
    code text,
    id bigint,
    seq bigint,
    active boolean,
    continues boolean,
    finishes boolean,
    opened_at timestamptz,
    stake_real bigint,
    stake_bonus bigint,
    win_real bigint,
    win_bonus bigint,
    real_after bigint,
    bonus_after bigint,
    round_bet bigint,
    round_bet_bonus bigint,
    round_win bigint
  )`.execute(db);

  // `play_permits` answers what these were asked for; no source file names them any more.
  for (const gone of [
    'play_reality_check_at',
    'play_round_too_soon',
    'play_session_highest_stake',
    'play_session_in_families',
    'play_session_runs',
  ]) {
    await sql`drop function if exists ${sql.ref(gone)}`.execute(db);
  }
}
