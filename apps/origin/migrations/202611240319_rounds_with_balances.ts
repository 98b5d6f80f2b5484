import { sql, type Kysely } from 'kysely';

/**
 * A round keeps the balance that it began with and the one that its last movement left (player protection R16): written
 * with the movement, so that a history of rounds needs no second look into the books.
 *
 * A bonus may close families of games while it is in play. That is held where a stake is booked, under the player's lock:
 * the bonus may have begun after the game was opened.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_rounds add column balance_before bigint, add column balance_after bigint`.execute(db);
  await sql`update ledger_rounds r set balance_before = b.before, balance_after = b.after
    from (
      select player_id, round_id,
        (array_agg(real_after + bonus_after - amounts[1] - amounts[2] - amounts[4] - amounts[5] order by id))[1] as before,
        (array_agg(real_after + bonus_after order by id desc))[1] as after
      from ledger_transactions where kind in ('play', 'rollback') and amounts <> '{}' group by 1, 2
    ) b where b.player_id = r.player_id and b.round_id = r.round_id`.execute(db);
  await sql`alter table ledger_rounds alter column balance_before set not null, alter column balance_after set not null`.execute(
    db,
  );
  await sql`alter table ledger_round_caps add column closed_families text[] not null default '{}'`.execute(db);
  await sql`alter table bonuses add column closed_families text[] not null default '{}'`.execute(db);
}
