import { sql, type Kysely } from 'kysely';

/**
 * Points as double entry: what rounds have brought stays in `levels_rounds`, everything else is an entry with a key. A
 * player's balances are the sums of both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The other side of an entry is the house's account of its kind, which is the sum of such entries. `_after` is what the
  // player had then, less what was owed: the answer of a repetition.
  await sql`create table levels_entries (
    player_id integer not null,
    key text collate "C" not null check (key not like 'round:%'),
    kind text not null check (kind in ('opening', 'exchange', 'prize', 'correction')),
    chargeable bigint not null,
    persistent bigint not null check (persistent >= 0),
    chargeable_after bigint not null,
    persistent_after bigint not null,
    at timestamptz not null,
    primary key (player_id, key),
    constraint levels_entry_moves check (chargeable <> 0 or persistent <> 0)
  )`.execute(db);
  await sql`create index levels_entries_by_time on levels_entries (player_id, at, key)`.execute(db);
  // What no round in the table accounts for is where the books open.
  await sql`insert into levels_entries
    select p.player_id, 'opening', 'opening', p.chargeable - coalesce(r.points, 0), p.persistent - coalesce(r.points, 0),
      p.chargeable, p.persistent, date_trunc('milliseconds', now())
    from levels_players p
    left join (select player_id, sum(points)::bigint as points from levels_rounds group by 1) r using (player_id)
    where p.chargeable <> coalesce(r.points, 0) or p.persistent <> coalesce(r.points, 0)`.execute(db);
  // Points that were spent and then taken back are owed: what comes next pays them first.
  await sql`alter table levels_players add column debt bigint not null default 0 check (debt >= 0)`.execute(db);
  await sql`update levels_players set debt = -chargeable, chargeable = 0 where chargeable < 0`.execute(db);
  await sql`alter table levels_players
    add constraint levels_chargeable check (chargeable >= 0 and (chargeable = 0 or debt = 0))`.execute(db);
}
