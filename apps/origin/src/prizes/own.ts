import type { Connection } from '@cosmodrome/database';
import { grantsOf } from './store.ts';

/** What was granted to a player, as the player may take it away. */
export async function ownGrants(connection: Connection, playerId: number): Promise<Record<string, unknown>> {
  return {
    grants: (await grantsOf(connection, playerId)).map((row) => ({
      id: row.id,
      given_by: row.source,
      given_for: row.key,
      prize: row.body,
      status: row.status,
      currency: row.currency,
      amount: row.amount === null ? null : Number(row.amount),
      created_at: row.created_at.toISOString(),
      offered_until: row.offered_until?.toISOString() ?? null,
      ended_at: row.ended_at?.toISOString() ?? null,
    })),
  };
}
