import { tablesOf, type Connection } from '@cosmodrome/database';
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
export async function forgetRounds(connection: Connection, before: string): Promise<void> {
  await tablesOf<CashbackTables>(connection)
    .deleteFrom('cashback_rounds as r')
    .where('r.week', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cashback_weeks as w')
            .select('w.week')
            .whereRef('w.player_id', '=', 'r.player_id')
            .whereRef('w.currency', '=', 'r.currency')
            .whereRef('w.week', '=', 'r.week')
            .where('w.closed_at', 'is', null),
        ),
      ),
    )
    .execute();
}
