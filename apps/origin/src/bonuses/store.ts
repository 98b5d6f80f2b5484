import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Updateable } from 'kysely';
import { playerFacts, type PlayerFacts } from '../profile/index.ts';
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

/** The bonuses in play of all a player's wallets. */
export const runningBonuses = (connection: Connection, playerId: number): Promise<BonusRow[]> =>
  rowsOf(connection, playerId).where('started_at', 'is not', null).where('closed_at', 'is', null).execute();

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

export const isConfirmed = (player: Pick<PlayerFacts, 'confirmed_at'> | null): boolean =>
  player !== null && player.confirmed_at !== null;

/** Puts a bonus on its player's channel, in the player's language. */
export async function tellBonus(connection: Connection, row: BonusRow, at: Date): Promise<void> {
  const player = await playerFacts(connection, row.player_id);
  const reader = { locale: player?.language ?? 'en', now: at, confirmed: isConfirmed(player) };
  await append(connection, {
    topic: 'bonuses_changes',
    playerId: row.player_id,
    isPrivate: true,
    at,
    payload: presentBonus(row, reader),
  });
}
