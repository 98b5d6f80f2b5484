import { acrossShards, tablesOf, type Connection } from '@cosmodrome/database';
import { LIST_PAGE, type ListedTicket } from '@cosmodrome/rules/lotteries/list';
import type { TicketSource } from '@cosmodrome/rules/lotteries/tickets';
import type { EntryRow, LotteriesTables, LotteryRow, WinRow } from './tables.ts';

const tables = (connection: Connection) => tablesOf<LotteriesTables>(connection);

export const findLottery = (connection: Connection, id: number): Promise<LotteryRow | undefined> =>
  tables(connection).selectFrom('lotteries').selectAll().where('id', '=', id).executeTakeFirst();

export const findNamed = (connection: Connection, identifier: string): Promise<LotteryRow | undefined> =>
  tables(connection).selectFrom('lotteries').selectAll().where('identifier', '=', identifier).executeTakeFirst();

/** Of a series the lottery that runs at a moment, else its next one; undefined after the last. */
export const runningOf = (connection: Connection, series: string, at: Date): Promise<LotteryRow | undefined> =>
  tables(connection)
    .selectFrom('lotteries')
    .selectAll()
    .where('series', '=', series)
    .where('state', '=', 'open')
    .where('end_at', '>', at)
    .orderBy('end_at')
    .orderBy('id')
    .executeTakeFirst();

/** Lotteries that end after a moment, the first to end first. */
export const endingAfter = (connection: Connection, at: Date): Promise<LotteryRow[]> =>
  tables(connection)
    .selectFrom('lotteries')
    .selectAll()
    .where('end_at', '>', at)
    .orderBy('end_at')
    .orderBy('id')
    .execute();

/** Lotteries that have ended, the latest first. */
export const endedBefore = (connection: Connection, at: Date, most: number): Promise<LotteryRow[]> =>
  tables(connection)
    .selectFrom('lotteries')
    .selectAll()
    .where('end_at', '<=', at)
    .orderBy('end_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export const findEntry = (connection: Connection, playerId: number, lotteryId: number): Promise<EntryRow | undefined> =>
  tables(connection)
    .selectFrom('lotteries_entries')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('lottery_id', '=', lotteryId)
    .executeTakeFirst();

/** A player's entries, the latest lottery first. */
export const entriesOfPlayer = (connection: Connection, playerId: number, most = 1_000): Promise<EntryRow[]> =>
  tables(connection)
    .selectFrom('lotteries_entries')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('lottery_id', 'desc')
    .limit(most)
    .execute();

/** A player's tickets of a lottery, in their order. */
export const ticketsOfPlayer = (
  connection: Connection,
  playerId: number,
  lotteryId: number,
): Promise<{ number: number; source: TicketSource }[]> =>
  tables(connection)
    .selectFrom('lotteries_tickets')
    .select(['number', 'source'])
    .where('player_id', '=', playerId)
    .where('lottery_id', '=', lotteryId)
    .orderBy('number')
    .execute();

/** What a player has won in a lottery, the best place first. */
export const winsOfPlayer = (connection: Connection, playerId: number, lotteryId: number): Promise<WinRow[]> =>
  tables(connection)
    .selectFrom('lotteries_wins')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('lottery_id', '=', lotteryId)
    .orderBy('place')
    .execute();

/** The winning tickets with the names on the list, the best place first. */
export const winnersOf = (
  connection: Connection,
  lotteryId: number,
): Promise<{ place: number; number: number; name: string | null }[]> =>
  acrossShards<LotteriesTables>(connection, 'the winners of a lottery are shown to everybody')
    .selectFrom('lotteries_wins as w')
    .innerJoin('lotteries_entries as e', (join) =>
      join.onRef('e.player_id', '=', 'w.player_id').onRef('e.lottery_id', '=', 'w.lottery_id'),
    )
    .select(['w.place', 'w.number', 'e.name'])
    .where('w.lottery_id', '=', lotteryId)
    .orderBy('w.place')
    .execute();

/** A page of the list of tickets, from a number on, with the names as they are kept. */
export async function listFrom(
  connection: Connection,
  lotteryId: number,
  from: number,
  most = LIST_PAGE,
): Promise<ListedTicket[]> {
  const rows = await acrossShards<LotteriesTables>(connection, 'the tickets of everybody are listed')
    .selectFrom('lotteries_tickets as t')
    .innerJoin('lotteries_entries as e', (join) =>
      join.onRef('e.player_id', '=', 't.player_id').onRef('e.lottery_id', '=', 't.lottery_id'),
    )
    .select(['t.number', 't.issued_at', 'e.name'])
    .where('t.lottery_id', '=', lotteryId)
    .where('t.number', '>=', from)
    .where('t.number', '<', from + most)
    .orderBy('t.number')
    .execute();
  return rows.map(({ number, issued_at: at, name }) => ({ number, issued_at: at.toISOString(), name }));
}
