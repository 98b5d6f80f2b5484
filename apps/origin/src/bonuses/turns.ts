import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { BonusRow, BonusTables } from './tables.ts';

/** Whose bonus money, in which wallet. */
export interface Purse {
  readonly playerId: number;
  readonly currency: string;
}

/** From which transaction on a wallet's bonus money is that of a bonus. */
export interface Turn {
  readonly bonusId: number;
  readonly since: bigint;
  readonly at: Date;
}

/** Whose money a wallet's bonus part has been, the last one first. */
export async function turnsOf(connection: Connection, { playerId, currency }: Purse): Promise<Turn[]> {
  const rows = await tablesOf<BonusTables>(connection)
    .selectFrom('bonus_turns')
    .select(['bonus_id', 'since', 'at'])
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .orderBy('since', 'desc')
    .execute();
  return rows.map(({ bonus_id: bonusId, since, at }) => ({ bonusId, since, at }));
}

/** The bonus whose money was in the wallet when a transaction was booked. */
export const ownerAt = (turns: readonly Turn[], transactionId: bigint): number | undefined =>
  turns.find(({ since }) => since < transactionId)?.bonusId;

/** Notes that the wallet's bonus money is that of a bonus from the transaction after `since` on. */
export async function beginTurn(
  trx: Connection,
  { playerId, currency }: Purse,
  { bonusId, since, at }: Turn,
): Promise<void> {
  await tablesOf<BonusTables>(trx)
    .insertInto('bonus_turns')
    .values({ player_id: playerId, currency, since, bonus_id: bonusId, at })
    .execute();
}

/** Which of these players have ever had a bonus whose turn it was in a wallet. */
export async function playersWithTurns(connection: Connection, players: readonly number[]): Promise<Set<number>> {
  const rows = await tablesOf<BonusTables>(connection)
    .selectFrom('bonus_turns')
    .select('player_id')
    .distinct()
    .where('player_id', '=', sql<number>`any(${players}::integer[])`)
    .execute();
  return new Set(rows.map(({ player_id: playerId }) => playerId));
}

/** The bonus whose turn it is, or was last; undefined when there was none. */
export const lastInTurn = (connection: Connection, { playerId, currency }: Purse): Promise<BonusRow | undefined> =>
  tablesOf<BonusTables>(connection)
    .selectFrom('bonuses')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('id', '=', (query) =>
      query
        .selectFrom('bonus_turns')
        .select('bonus_id')
        .where('player_id', '=', playerId)
        .where('currency', '=', currency)
        .orderBy('since', 'desc')
        .limit(1),
    )
    .executeTakeFirst();
