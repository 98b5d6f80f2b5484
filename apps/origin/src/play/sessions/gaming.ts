import type { GamingSession } from '@cosmodrome/contract/http/play';
import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { REALITY_CHECK_GRACE, resumeTimes } from '@cosmodrome/rules/play/gaming-session';
import { sql } from 'kysely';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import type { PlayTables } from '../tables.ts';

/**
 * The gaming session of a player who opens a game for real money now: the one that runs, or a new one after a rest from
 * opening games, beginning rounds and confirming checks.
 */
export function enterGaming(connection: Connection, playerId: number, now: Date): Promise<GamingSession> {
  return inTransaction<PlayTables, GamingSession>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const known = await gamingOf(trx, playerId);
    const round = await trx
      .selectFrom('ledger_rounds')
      .select('opened_at')
      .where('player_id', '=', playerId)
      .orderBy('opened_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const seen = Math.max(known?.seen_at.getTime() ?? 0, round?.opened_at.getTime() ?? 0);
    const times = resumeTimes(
      known ? { started: known.started_at.getTime(), seen, checked: known.checked_at.getTime() } : null,
      now.getTime(),
    );
    const row = {
      started_at: new Date(times.started),
      seen_at: new Date(times.seen),
      checked_at: new Date(times.checked),
    };
    await trx
      .insertInto('play_gaming_sessions')
      .values({ player_id: playerId, ...row })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
      .execute();
    return presentGaming(row);
  });
}

export interface Confirmation {
  readonly playerId: number;
  readonly sessionId: string;
  /** The check that is confirmed is the one that follows this moment. */
  readonly checkedAt: Date;
  readonly now: Date;
}

/**
 * Begins the time until the next reality check. Once for each: an answer that was lost, or another device, changes nothing
 * a second time, and neither does who confirms what is not due. Null when the player has no such game session.
 */
export function confirmCheck(connection: Connection, asked: Confirmation): Promise<GamingSession | null> {
  const { playerId, sessionId, checkedAt, now } = asked;
  return inTransaction<PlayTables, GamingSession | null>(connection, async (trx) => {
    // A stake that asks at the same moment sees all of this or nothing.
    await lockPlayer(trx, playerId);
    const { rows } = await sql<{ due: Date | null }>`
      select check_at as due
      from play_permits(${now}, array[${playerId}::integer], array[1], array[${playerId}::integer], array[${sessionId}::text])`.execute(
      trx,
    );
    const due = rows[0]?.due;
    const known = await gamingOf(trx, playerId);
    if (!due || !known) return null;
    const isThis = known.checked_at.getTime() === checkedAt.getTime();
    if (!isThis || due.getTime() - REALITY_CHECK_GRACE > now.getTime()) return presentGaming(known);
    await trx
      .updateTable('play_gaming_sessions')
      .set({ seen_at: now, checked_at: now })
      .where('player_id', '=', playerId)
      .execute();
    return presentGaming({ ...known, checked_at: now });
  });
}

const gamingOf = (connection: Connection, playerId: number) =>
  tablesOf<PlayTables>(connection)
    .selectFrom('play_gaming_sessions')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();

const presentGaming = (row: { started_at: Date; checked_at: Date }): GamingSession => ({
  started_at: row.started_at.toISOString(),
  checked_at: row.checked_at.toISOString(),
});
