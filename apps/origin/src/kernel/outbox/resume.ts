import { tablesOf, type Connection } from '@cosmodrome/database';
import { cellOf } from '../cells.ts';
import type { OutboxTables } from './tables.ts';

export interface SentMessage {
  readonly seq: bigint;
  readonly topic: string;
  readonly payload: unknown;
  readonly at: Date;
}

export type Resume =
  | { readonly kind: 'messages'; readonly seq: bigint; readonly messages: readonly SentMessage[] }
  /** Some are gone, or the client counts from elsewhere: it reads its snapshots again and goes on from `seq`. */
  | { readonly kind: 'gap'; readonly seq: bigint };

/** The number of the player's last private message; 0 when there was none. */
export async function currentSeq(connection: Connection, playerId: number): Promise<bigint> {
  const row = await tablesOf<OutboxTables>(connection)
    .selectFrom('outbox_players')
    .select('seq')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.seq ?? 0n;
}

/**
 * Every private message of the player after `seq`, up to the last committed one: also those that the relay has still to
 * deliver, which the client will then see twice and can tell by their number.
 */
export async function messagesSince(connection: Connection, playerId: number, seq: bigint): Promise<Resume> {
  const db = tablesOf<OutboxTables>(connection);
  const columns = ['seq', 'topic', 'payload', 'created_at as at'] as const;
  const rows = await db
    .selectFrom('outbox_sent')
    .select(columns)
    .where('player_id', '=', playerId)
    .where('seq', '>', seq)
    .unionAll(
      db
        .selectFrom('outbox')
        .select((eb) => [eb.ref('seq').$notNull().as('seq'), 'topic', 'payload', 'created_at as at'])
        .where('cell', '=', cellOf(playerId))
        .where('player_id', '=', playerId)
        .where('seq', '>', seq),
    )
    .orderBy('seq')
    .execute();
  const current = rows.at(-1)?.seq ?? (await currentSeq(db, playerId));
  // Numbers have no holes, so a complete answer has exactly as many messages as numbers have passed.
  if (current - seq !== BigInt(rows.length)) return { kind: 'gap', seq: current };
  return { kind: 'messages', seq: current, messages: rows };
}
