import { sql, type Kysely } from 'kysely';

/**
 * The highest stake of a round in a currency, for players who are held to one: while a bonus is wagered. It is asked
 * where the money moves, beside the caps of 0004, and knows no period: nothing is counted. A table of its own, because
 * caps are replaced as a whole by the player's limits; most players have no row in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ledger_round_caps (
    player_id integer not null,
    currency text collate "C" not null,
    amount bigint not null check (amount >= 0),
    primary key (player_id, currency)
  )`.execute(db);
}
