import { sql } from 'kysely';
import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { forget } from '../forget.ts';
import type { Attempt, Begun, IdempotencyStore } from '../http/idempotency.ts';

export interface IdempotencyTables {
  idempotency_keys: {
    scope: string;
    key_hash: Uint8Array;
    body_hash: Uint8Array;
    answer: Uint8Array | null;
    locked_until: Date;
    created_at: Date;
  };
}

/** A node that dies in the middle of a call frees its key after this long. */
export const LOCK_MS = 10_000;
const KEEP_MS = 48 * HOUR_MS;

/** Remembers keyed calls in the database, for all nodes, for 48 hours. */
export function databaseIdempotencyStore(
  connection: Connection,
  clock: Clock,
): IdempotencyStore & { forgetOld(): Promise<number> } {
  const db = tablesOf<IdempotencyTables>(connection);
  const rowOf = ({ scope, keyHash }: Attempt) =>
    db.selectFrom('idempotency_keys').where('scope', '=', scope).where('key_hash', '=', keyHash);

  /** Takes the key when it is new, or when the node that held it has died. */
  const claim = async ({ scope, keyHash, bodyHash }: Attempt): Promise<boolean> => {
    const now = clock.now();
    const taken = await db
      .insertInto('idempotency_keys')
      .values({
        scope,
        key_hash: keyHash,
        body_hash: bodyHash,
        answer: null,
        locked_until: new Date(now.getTime() + LOCK_MS),
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'key_hash'])
          .doUpdateSet({ locked_until: sql`excluded.locked_until` })
          .where('idempotency_keys.answer', 'is', null)
          .where('idempotency_keys.locked_until', '<', now)
          .where('idempotency_keys.body_hash', '=', sql<Uint8Array>`excluded.body_hash`),
      )
      .returning('scope')
      .execute();
    return taken.length > 0;
  };

  return {
    begin: async (attempt): Promise<Begun> => {
      if (await claim(attempt)) return { state: 'new' };
      const row = await rowOf(attempt).select(['body_hash', 'answer']).executeTakeFirst();
      if (!row) return { state: 'running' };
      if (!Buffer.from(row.body_hash).equals(attempt.bodyHash)) return { state: 'other_body' };
      return row.answer === null ? { state: 'running' } : { state: 'done', answer: row.answer };
    },
    renew: async ({ scope, keyHash }) => {
      const held = db.updateTable('idempotency_keys').set({ locked_until: new Date(clock.now().getTime() + LOCK_MS) });
      await held.where('scope', '=', scope).where('key_hash', '=', keyHash).where('answer', 'is', null).execute();
    },
    finish: async ({ scope, keyHash }, answer) => {
      const update = db.updateTable('idempotency_keys').set({ answer: Buffer.from(answer) });
      await update.where('scope', '=', scope).where('key_hash', '=', keyHash).execute();
    },
    abandon: async ({ scope, keyHash }) => {
      const open = db.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key_hash', '=', keyHash);
      await open.where('answer', 'is', null).execute();
    },
    forgetOld: () => {
      const before = new Date(clock.now().getTime() - KEEP_MS);
      return forget(db, { table: 'idempotency_keys', column: 'created_at', before });
    },
  };
}
