import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql, type Updateable } from 'kysely';
import { playerFacts } from '../account/index.ts';
import { append } from '../kernel/outbox/index.ts';
import { presentBonus } from './present.ts';
import type { BonusesTable, BonusRow, BonusTables } from './tables.ts';

const rowsOf = (connection: Connection, playerId: number) =>
  tablesOf<BonusTables>(connection).selectFrom('bonuses').selectAll().where('player_id', '=', playerId);

/** A player's bonuses, the newest first. */
export const bonusesOf = (connection: Connection, playerId: number): Promise<BonusRow[]> =>
  rowsOf(connection, playerId).orderBy('id', 'desc').execute();

/** One bonus of a player; undefined when there is none with that id. */
export const findBonus = (connection: Connection, playerId: number, id: number): Promise<BonusRow | undefined> =>
  rowsOf(connection, playerId).where('id', '=', id).executeTakeFirst();

/** What a player got of a campaign; undefined for nothing. */
export const bonusOfCampaign = (
  connection: Connection,
  playerId: number,
  campaign: string,
): Promise<BonusRow | undefined> => rowsOf(connection, playerId).where('campaign', '=', campaign).executeTakeFirst();

/** The bonus that the money in a wallet's bonus part is of; undefined when none runs. */
export const runningBonus = (
  connection: Connection,
  playerId: number,
  currency: string,
): Promise<BonusRow | undefined> =>
  rowsOf(connection, playerId)
    .where('currency', '=', currency)
    .where('started_at', 'is not', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

/**
 * The bonus that was started, or went on, last in a currency, running or closed: by a moment, or by now. The bonus money in
 * a round is of the one that ran when it was begun. Undefined when there was none.
 */
export const lastStarted = (
  connection: Connection,
  { playerId, currency }: { playerId: number; currency: string },
  by?: Date,
): Promise<BonusRow | undefined> =>
  rowsOf(connection, playerId)
    .where('currency', '=', currency)
    .where('started_at', 'is not', null)
    .$if(by !== undefined, (query) => query.where('started_at', '<=', by ?? null))
    .orderBy(
      by === undefined
        ? sql`greatest(started_at, revived_at)`
        : sql`case when revived_at <= ${by} then revived_at else started_at end`,
      'desc',
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The one whose turn is next in a currency. */
export const nextWaiting = (
  connection: Connection,
  playerId: number,
  currency: string,
): Promise<BonusRow | undefined> =>
  rowsOf(connection, playerId)
    .where('currency', '=', currency)
    .where('stage', '=', 'wait')
    .orderBy('accepted_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Changes a bonus and answers it as it is then. The caller holds the player's lock. */
export const changeBonus = (
  connection: Connection,
  { player_id, id }: Pick<BonusRow, 'player_id' | 'id'>,
  change: Updateable<BonusesTable>,
): Promise<BonusRow> =>
  tablesOf<BonusTables>(connection)
    .updateTable('bonuses')
    .set(change)
    .where('player_id', '=', player_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Puts a bonus on its player's channel, in the player's language. */
export async function tellBonus(connection: Connection, row: BonusRow, at: Date): Promise<void> {
  const language = (await playerFacts(connection, row.player_id))?.language ?? 'en';
  await append(connection, {
    topic: 'bonuses_changes',
    playerId: row.player_id,
    isPrivate: true,
    at,
    payload: presentBonus(row, language, at),
  });
}
