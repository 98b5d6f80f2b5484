import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { forgetCounted } from '../ledger/index.ts';
import { COUNTED } from './count.ts';
import type { CashbackTables, WeekRow } from './tables.ts';

/** A player's rows of two weeks: at most two a currency, whatever was played. */
export function weeksOf(connection: Connection, playerId: number, weeks: readonly string[]): Promise<WeekRow[]> {
  return tablesOf<CashbackTables>(connection)
    .selectFrom('cashback_weeks')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('week', 'in', weeks)
    .orderBy('currency')
    .execute();
}

/** All weeks of a player, as the player may take them away. */
export async function ownCashback(connection: Connection, playerId: number): Promise<Record<string, unknown>> {
  const rows = await tablesOf<CashbackTables>(connection)
    .selectFrom('cashback_weeks')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('week')
    .orderBy('currency')
    .execute();
  return {
    cashback: rows.map(({ week, currency, loss, outcome, paid, closed_at }) => ({
      week,
      currency,
      net_loss_cents: Number(loss),
      outcome,
      paid_cents: paid === null ? null : Number(paid),
      closed_at: closed_at?.toISOString() ?? null,
    })),
  };
}

/** Forgets what single rounds have counted in paid weeks before a week: nobody takes such a round back any more. */
export const forgetRounds = (connection: Connection, before: string): Promise<void> =>
  forgetCounted(
    connection,
    COUNTED,
    sql<boolean>`r.week < ${before} and not exists (
      select from cashback_weeks w
      where w.player_id = r.player_id and w.currency = r.currency and w.week = r.week and w.closed_at is null
    )`,
  );
