import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { cellOf } from '../cells.ts';
import type { OutboxTables } from '../outbox/index.ts';
import type { MessageStore, PrivateMessage } from './message.ts';

/** Makes the channel's data of a message's payload; null for a topic that players do not get. */
export type PresentMessage = (topic: string, payload: unknown) => unknown;

/**
 * The messages as the outbox keeps them: those that the relay has sent, and those it still has to, since a commit is
 * what makes a message exist.
 */
export function outboxStore(connection: Connection, present: PresentMessage): MessageStore {
  const db = tablesOf<OutboxTables>(connection);
  return {
    heads: async (playerIds) => {
      if (playerIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('outbox_players')
        .select(['player_id', 'seq'])
        .where('player_id', 'in', [...playerIds])
        .execute();
      return new Map(rows.map((row) => [row.player_id, Number(row.seq)]));
    },
    missed: async (playerId, since, limit) => {
      const head = await lastSeq(db, playerId);
      if (head < since) return null;
      const rows = await readMissed(db, playerId, since, limit);
      if (rows.length > limit || (rows.length === 0 && head > since)) return null;
      if (rows.some((row, index) => Number(row.seq) !== since + 1 + index)) return null;
      return rows.map((row): PrivateMessage => ({
        playerId,
        seq: Number(row.seq),
        channel: row.topic,
        at: row.created_at,
        data: present(row.topic, row.payload),
      }));
    },
    headAt: async (playerId, at, limit) => {
      const first = await firstSince(db, playerId, at, limit);
      return first === null ? lastSeq(db, playerId) : first - 1;
    },
  };
}

type Db = ReturnType<typeof tablesOf<OutboxTables>>;

/** One statement, so that a message which the relay moves meanwhile is seen exactly once. */
function readMissed(db: Db, playerId: number, since: number, limit: number) {
  return db
    .selectFrom('outbox_sent')
    .select(['seq', 'topic', 'payload', 'created_at'])
    .where('player_id', '=', playerId)
    .where('seq', '>', BigInt(since))
    .unionAll(
      db
        .selectFrom('outbox')
        .select(['seq', 'topic', 'payload', 'created_at'])
        .where('cell', '=', cellOf(playerId))
        .where('player_id', '=', playerId)
        .where('seq', '>', BigInt(since))
        .$narrowType<{ seq: bigint }>(),
    )
    .orderBy('seq')
    .limit(limit + 1)
    .execute();
}

/** The first message since a time among the latest ones; null when the last one is older. */
async function firstSince(db: Db, playerId: number, at: Date, limit: number): Promise<number | null> {
  const { rows } = await sql<{ first: bigint | null }>`
    select min(seq) as first from (
      (select seq, created_at from outbox_sent where player_id = ${playerId} order by seq desc limit ${limit})
      union all
      (select seq, created_at from outbox
        where cell = ${cellOf(playerId)} and player_id = ${playerId} and seq is not null
        order by seq desc limit ${limit})
    ) latest
    where created_at >= ${at}
  `.execute(db);
  const first = rows[0]?.first ?? null;
  return first === null ? null : Number(first);
}

async function lastSeq(db: Db, playerId: number): Promise<number> {
  const row = await db.selectFrom('outbox_players').select('seq').where('player_id', '=', playerId).executeTakeFirst();
  return Number(row?.seq ?? 0);
}
