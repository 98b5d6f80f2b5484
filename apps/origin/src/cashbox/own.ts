import { tablesOf, type Connection } from '@cosmodrome/database';
import { presentPayment } from './present.ts';
import { screeningsOf } from './screening.ts';
import { profilesOf } from './profiles.ts';
import type { CashboxTables } from './tables.ts';

/** What the cashbox keeps about a player, without what only a provider understands. */
export async function ownPayments(connection: Connection, playerId: number): Promise<Record<string, unknown>> {
  const rows = await tablesOf<CashboxTables>(connection)
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .execute();
  const saved = await profilesOf(connection, playerId);
  const screened = await screeningsOf(connection, playerId);
  return {
    payments: rows.map((row) => presentPayment(row)),
    saved_payment_methods: saved.map(({ method, title, created_at }) => ({ method, title, created_at })),
    deposits_started_from: screened,
  };
}

/** Whether a payment has not come to its end: money may still arrive in a wallet, or come back to it, or is held. */
export async function hasOpenPayment(connection: Connection, playerId: number): Promise<boolean> {
  const row = await tablesOf<CashboxTables>(connection)
    .selectFrom('payments')
    .select('id')
    .where('player_id', '=', playerId)
    .where(({ eb, or }) => or([eb('state', 'in', ['pending', 'processing', 'reserved']), eb('held_cents', '>', 0n)]))
    .executeTakeFirst();
  return row !== undefined;
}
