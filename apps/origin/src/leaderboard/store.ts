import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import type { LeaderboardOrder } from '@cosmodrome/rules/leaderboard/leaderboard';
import { sql } from 'kysely';

/** A row of the list of wins, as the lobby keeps it. Amounts in minor units of the wallet's currency. */
export interface WinRow {
  readonly player_id: number;
  readonly nickname: string;
  readonly game: string;
  readonly currency: string;
  readonly bet: bigint;
  readonly win: bigint;
  readonly at: Date;
  /** What it is put in order by. */
  readonly rank: bigint;
}

/** Made by the migration `leaderboard`. */
interface LeaderboardTables {
  leaderboard_hidden: { player_id: number; since: Date };
}

const REASON = 'the biggest wins are those of everybody';

/** By the worth in the default currency, or by hundredths of the stake. */
const rankOf = (order: LeaderboardOrder) =>
  order === 'amount' ? sql<bigint>`w.worth` : sql<bigint>`(w.win * 100 / greatest(w.bet, 1))`;

const LISTED = sql<boolean>`w.shown and not exists (
  select from leaderboard_hidden h where h.player_id = w.player_id
)`;

/** Wins since a moment, the biggest first and the latest of two alike. */
export async function biggest(
  connection: Connection,
  { order, since, from, most }: { order: LeaderboardOrder; since: Date; from: number; most: number },
): Promise<WinRow[]> {
  const { rows } = await sql<WinRow>`
    select w.player_id, w.nickname, w.game, w.currency, w.bet, w.win, w.at, ${rankOf(order)} as rank from lobby_wins w
    where ${LISTED} and w.at >= ${since}
    order by ${rankOf(order)} desc, w.at desc limit ${most} offset ${from}
  `.execute(acrossShards(connection, REASON));
  return rows;
}

/** A player's biggest win since a moment, listed or not. */
export async function bestOf(
  connection: Connection,
  { playerId, order, since }: { playerId: number; order: LeaderboardOrder; since: Date },
): Promise<WinRow | undefined> {
  const { rows } = await sql<WinRow>`
    select w.player_id, w.nickname, w.game, w.currency, w.bet, w.win, w.at, ${rankOf(order)} as rank from lobby_wins w
    where w.player_id = ${playerId} and w.shown and w.at >= ${since}
    order by ${rankOf(order)} desc, w.at desc limit 1
  `.execute(tablesOf(connection));
  return rows[0];
}

/** How many listed wins of others are before one. */
export async function before(
  connection: Connection,
  win: WinRow,
  { order, since }: { order: LeaderboardOrder; since: Date },
): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    select count(*)::integer as before from lobby_wins w
    where ${LISTED} and w.at >= ${since} and w.player_id <> ${win.player_id}
      and (${rankOf(order)}, w.at) > (${win.rank}, ${win.at})
  `.execute(acrossShards(connection, REASON));
  return rows[0]?.before ?? 0;
}

/** Lists a player's wins among those of others, or hides them all. */
export async function setListed(connection: Connection, playerId: number, listed: boolean, at: Date): Promise<void> {
  const db = tablesOf<LeaderboardTables>(connection);
  if (listed) {
    await db.deleteFrom('leaderboard_hidden').where('player_id', '=', playerId).execute();
    return;
  }
  await db
    .insertInto('leaderboard_hidden')
    .values({ player_id: playerId, since: at })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute();
}
