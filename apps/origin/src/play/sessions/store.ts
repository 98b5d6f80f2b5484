import { createHash, randomBytes } from 'node:crypto';
import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { DAY_MS, HOUR_MS } from '@cosmodrome/rules/durations';
import { GAME_SESSION_HOURS, LAUNCH_TOKEN_SECONDS } from '@cosmodrome/rules/play/policy';
import type { Selectable } from 'kysely';
import { forget } from '../../kernel/forget.ts';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import type { PlayTables } from '../tables.ts';

export type SessionRow = Selectable<PlayTables['play_sessions']>;
export type NewSession = Pick<
  SessionRow,
  | 'player_id'
  | 'id'
  | 'studio'
  | 'game'
  | 'family'
  | 'mode'
  | 'currency'
  | 'locale'
  | 'profile'
  | 'reality_check_minutes'
  | 'highest_stake'
  | 'min_cycle_ms'
  | 'account_session_id'
>;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Writes a session that nobody has opened yet, and answers the token that opens it once. */
export async function createSession(connection: Connection, session: NewSession, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  await inTransaction<PlayTables, void>(connection, async (trx) => {
    await trx
      .insertInto('play_sessions')
      .values({
        ...session,
        created_at: now,
        opened_at: null,
        expires_at: later(GAME_SESSION_HOURS * HOUR_MS),
        ended_at: null,
      })
      .execute();
    await trx
      .insertInto('play_launch_tokens')
      .values({
        token_hash: hashOf(token),
        player_id: session.player_id,
        session_id: session.id,
        expires_at: later(LAUNCH_TOKEN_SECONDS * 1_000),
      })
      .execute();
  });
  return token;
}

/**
 * Swaps a token for its session, once and by the studio it was made for. A real session ends all the player's older ones,
 * whichever the game and the device: nobody plays two games at once (player protection R13). Null when the token is
 * unknown, used or too old.
 */
export function openSession(
  connection: Connection,
  request: { token: string; studio: string; now: Date },
): Promise<SessionRow | null> {
  const { token, studio, now } = request;
  return inTransaction<PlayTables, SessionRow | null>(connection, async (trx) => {
    const used = await trx
      .deleteFrom('play_launch_tokens')
      .where('token_hash', '=', hashOf(token))
      .returning(['player_id', 'session_id', 'expires_at'])
      .executeTakeFirst();
    if (!used || used.expires_at <= now) return null;
    // Two sessions that open at once must see each other.
    if (used.player_id > 0) await lockPlayer(trx, used.player_id);
    const session = await trx
      .updateTable('play_sessions')
      .set({ opened_at: now })
      .where('player_id', '=', used.player_id)
      .where('id', '=', used.session_id)
      .where('studio', '=', studio)
      .where('ended_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!session) return null;
    if (session.mode === 'real') {
      await trx
        .updateTable('play_sessions')
        .set({ ended_at: now })
        .where('player_id', '=', session.player_id)
        .where('ended_at', 'is', null)
        .where('opened_at', 'is not', null)
        .where('mode', '=', 'real')
        .where('id', '<>', session.id)
        .execute();
    }
    return session;
  });
}

/** Ends the game sessions that a session of the account has launched, or all of the player's. */
export async function endSessions(
  connection: Connection,
  ended: { playerId: number; accountSessionId: string | null; now: Date },
): Promise<void> {
  await tablesOf<PlayTables>(connection)
    .updateTable('play_sessions')
    .set({ ended_at: ended.now })
    .where('player_id', '=', ended.playerId)
    .where('ended_at', 'is', null)
    .$if(ended.accountSessionId !== null, (query) => query.where('account_session_id', '=', ended.accountSessionId))
    .execute();
}

const KEEP_ENDED_MS = 7 * DAY_MS;

/** Deletes tokens that nobody used and sessions that are long over. Rounds stay: they are the ledger's. */
export async function sweepSessions(connection: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_ENDED_MS);
  await forget(connection, { table: 'play_launch_tokens', column: 'expires_at', before: now });
  await forget(connection, { table: 'play_sessions', column: 'expires_at', before });
}
