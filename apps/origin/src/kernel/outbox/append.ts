import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql, type RawBuilder } from 'kysely';
import { cellOf } from '../cells.ts';
import { tick } from './numbers.ts';
import type { OutboxTables } from './tables.ts';

/** Stands where a message has its player when it is about nobody: no player ever gets the number. */
export const NOBODY = 0;

export interface NewMessage {
  readonly topic: string;
  /** Plain JSON values: no bigint. */
  readonly payload: unknown;
  /** Whose message it is. Messages of one player are delivered in the order in which they were appended. */
  readonly playerId?: number;
  /** For the player's own eyes: gets the player's next `seq`, and is kept for clients that missed it. */
  readonly isPrivate?: boolean;
  readonly at: Date;
}

/**
 * Adds a message to the queue in the caller's transaction: it is delivered when that commits, and never if it does not.
 * A message with a player locks that player's row until then, so append before you touch the player's other rows, or
 * lock first with `lockPlayer`.
 *
 * @returns the player's new `seq` of a private message, else null
 */
export async function append(connection: Connection, message: NewMessage): Promise<bigint | null> {
  const trx = tablesOf<OutboxTables>(connection);
  const { playerId = NOBODY, isPrivate = false } = message;
  let seq: bigint | null = null;
  let id: bigint | RawBuilder<bigint> = tick();
  if (playerId !== NOBODY) {
    const step = isPrivate ? 1n : 0n;
    const row = await trx
      .insertInto('outbox_players')
      .values({ player_id: playerId, seq: step, numbered: id })
      .onConflict((conflict) =>
        conflict.column('player_id').doUpdateSet({
          seq: sql<bigint>`outbox_players.seq + ${step}`,
          numbered: sql<bigint>`greatest(outbox_players.numbered + 1, excluded.numbered)`,
        }),
      )
      .returning(['seq', 'numbered'])
      .executeTakeFirstOrThrow();
    id = row.numbered;
    if (isPrivate) seq = row.seq;
  } else if (isPrivate) {
    throw new Error('a private message needs its player');
  }
  await trx
    .insertInto('outbox')
    .values({
      cell: cellOf(playerId),
      id,
      player_id: playerId,
      seq,
      topic: message.topic,
      payload: JSON.stringify(message.payload),
      created_at: message.at,
    })
    .execute();
  return seq;
}

/**
 * Locks the player's row until the end of the transaction. Every transaction that changes a player's money or messages
 * takes this lock before any other of that player, which is why two of them can never wait for each other in a circle.
 */
export async function lockPlayer(connection: Connection, playerId: number): Promise<void> {
  const trx = tablesOf<OutboxTables>(connection);
  const locked = await trx
    .selectFrom('outbox_players')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (locked) return;
  await trx
    .insertInto('outbox_players')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ seq: sql<bigint>`outbox_players.seq` }))
    .execute();
}
