import { sql, type Kysely } from 'kysely';

/** One way to count rounds for all systems. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What counting holds, player by player, where a system keeps no row of a player. Not the ledger's row: bets wait for it.
  await sql`create table ledger_counting_players (player_id integer primary key)`.execute(db);
  // A round counts in the jackpot of its game, and leaves the one that its game belonged to before.
  await sql`alter table jackpots_rounds drop constraint jackpots_rounds_pkey`.execute(db);
  await sql`alter table jackpots_rounds add primary key (player_id, round_id, jackpot)`.execute(db);
}
