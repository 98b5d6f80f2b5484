import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { acrossShards, inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { plainMark } from '@cosmodrome/rules/identity/device-mark';
import { SESSION_LONGEST_MS, sessionIdleMs } from '@cosmodrome/rules/identity/sign-in-throttle';
import { sessionEnd, type SessionEndReason } from '@cosmodrome/rules/identity/session-end';
import type { Clock } from '@cosmodrome/rules/clock';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import type { CallContext, Caller } from '../kernel/http/handler.ts';
import { SESSION_COOKIE, SIGNED_IN_COOKIE } from '../kernel/http/session-cookie.ts';
import { append, lockPlayer } from '../kernel/outbox/index.ts';
import { type Selectable, sql } from 'kysely';
import { changePlayer } from '../profile/index.ts';
import type { IdentityTables } from './tables.ts';

/** Outbox topic that tells every node that a session ended: its sockets close. Rows that wait have this name. */
export const SESSION_ENDED = 'account.session_ended';
export interface SessionEnded {
  session_id: string;
}

/** Being seen is written down at most this often. */
const SEEN_STEP_MS = MINUTE_MS;

/** How long answers to a token that was left may be on their way. */
const LEAVING_MS = MINUTE_MS;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface EndedSession {
  reason: SessionEndReason;
  at: Date;
  /** The player's limit on a session's length, in minutes; null without one. */
  limitMinutes: number | null;
  /** How long it may have gone unused, in minutes. */
  idleMinutes: number;
}

export interface NewSession {
  /** What the browser says it is. */
  dfpc?: string | undefined;
  /** It ends at the latest then. */
  notAfter?: Date | undefined;
}

export type SessionRow = Omit<Selectable<IdentityTables['sessions']>, 'token_hash' | 'idle_minutes'>;

/** Sessions: an opaque token in a cookie, its hash in the database, an idle and an absolute end. */
export interface Sessions {
  /** Starts a session with a new token and sets the cookies; an old one of the same browser ends. */
  start(connection: Connection, playerId: number, context: CallContext, facts?: NewSession): Promise<string>;
  authenticate(token: string): Promise<Caller | null>;
  /** Ends one session of the player and tells the sockets. */
  end(connection: Connection, caller: Caller): Promise<void>;
  /** The same for a player who ends the session of the browser in use: nobody is told why. */
  leave(connection: Connection, caller: Caller): Promise<void>;
  /** Ends all of the player's sessions, or all but one. */
  endAll(connection: Connection, playerId: number, except?: string): Promise<void>;
  /** The player's sessions that are alive, the latest seen first. */
  list(playerId: number): Promise<SessionRow[]>;
  /** Whether the player ever had that session. */
  isOf(playerId: number, sessionId: string): Promise<boolean>;
  /** A player who plays is not idle: called by systems that hear of the player without a cookie. */
  touchPlayer(playerId: number): Promise<void>;
  isAlive(session: Caller): Promise<boolean>;
  /** How the session of a token came to its end, and whose it was; null for one that runs, was left, or never was. */
  endOf(token: string): Promise<(EndedSession & { playerId: number }) | null>;
  /** Whether a token was left a moment ago: the answer that takes its place in the browser may still be on its way. */
  isJustLeft(token: string): Promise<boolean>;
  /** The ended session that the player rests from: its limit came since a moment, or would have; null without one. */
  restsFrom(connection: Connection, playerId: number, since: Date): Promise<EndedSession | null>;
  /**
   * When the time ends that the player's own limit gives to the sessions that have run since a moment; null without a
   * limit or such a session. A sign-out in between begins no new time.
   */
  limitedUntil(connection: Connection, playerId: number, since: Date): Promise<Date | null>;
  /** How long a session of the player may be from its start, for those that run too; null for the usual end. */
  limitLength(connection: Connection, playerId: number, minutes: number | null): Promise<void>;
  /**
   * Ends sessions whose time is over, so that sockets and games hear of it. `tell` is asked first, in the transaction,
   * for players whose own limit it was.
   */
  endOver(tell: (connection: Connection, playerId: number) => Promise<void>): Promise<number>;
}

const ENDS_AT_ONCE = 500;

export function createSessions(database: Connection, clock: Clock): Sessions {
  const db = tablesOf<IdentityTables>(database);
  // A time and an interval would depend on a time zone: a distributed database changes no rows by that.
  const inUse = () => sql<boolean>`extract(epoch from ${clock.now()}::timestamptz - seen_at) < idle_minutes * 60`;
  const knownToken = (token: string) =>
    db
      .selectFrom('session_tokens')
      .select(['player_id', 'left_at'])
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
  /** Whose session a token opens: the one thing that is known of a visitor who comes back. */
  const ownerOf = async (token: string): Promise<number | undefined> => {
    const known = await knownToken(token);
    return known?.left_at === null ? known.player_id : undefined;
  };
  const alive = () =>
    db.selectFrom('sessions').where('ended_at', 'is', null).where('expires_at', '>', clock.now()).where(inUse());

  const endWhere = async (
    connection: Connection,
    playerId: number,
    which: { only?: string; except?: string | undefined; left?: boolean },
  ): Promise<void> => {
    const { only, except, left = false } = which;
    const ended = await tablesOf<IdentityTables>(connection)
      .updateTable('sessions')
      .set({ ended_at: clock.now() })
      .where('player_id', '=', playerId)
      .where('ended_at', 'is', null)
      .$if(only !== undefined, (open) => open.where('id', '=', only ?? ''))
      .$if(except !== undefined, (open) => open.where('id', '<>', except ?? ''))
      .returning(['id', 'token_hash'])
      .execute();
    for (const { id, token_hash: hash } of ended) {
      if (left) {
        await tablesOf<IdentityTables>(connection)
          .updateTable('session_tokens')
          .set({ left_at: clock.now() })
          .where('token_hash', '=', hash)
          .execute();
      }
      const payload: SessionEnded = { session_id: id };
      await append(connection, { topic: SESSION_ENDED, playerId, payload, at: clock.now() });
    }
  };

  return {
    start: async (connection, playerId, context, { dfpc, notAfter } = {}) => {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const id = randomUUID();
      const own = await tablesOf<IdentityTables>(connection)
        .selectFrom('players')
        .select(['session_minutes', 'country'])
        .where('id', '=', playerId)
        .executeTakeFirst();
      const longest = Math.min(SESSION_LONGEST_MS, (own?.session_minutes ?? Infinity) * MINUTE_MS);
      // A new token is not a new session: its end stays where it was, also that of a limit on the session's length.
      const former =
        context.caller?.playerId === playerId
          ? await tablesOf<IdentityTables>(connection)
              .selectFrom('sessions')
              .select(['expires_at', 'device'])
              .where('player_id', '=', playerId)
              .where('id', '=', context.caller.sessionId)
              .executeTakeFirst()
          : undefined;
      const latest = [former?.expires_at, notAfter].map((at) => at?.getTime() ?? Infinity);
      const end = Math.min(now.getTime() + longest, ...latest);
      if (context.caller) {
        await endWhere(connection, context.caller.playerId, { only: context.caller.sessionId, left: true });
      }
      const token_hash = hashOf(token);
      await tablesOf<IdentityTables>(connection)
        .insertInto('session_tokens')
        .values({ token_hash, player_id: playerId, left_at: null })
        .execute();
      await tablesOf<IdentityTables>(connection)
        .insertInto('sessions')
        .values({
          id,
          player_id: playerId,
          token_hash,
          ip: context.ip,
          country: context.country,
          user_agent: context.userAgent,
          device: plainMark(dfpc) ?? former?.device ?? null,
          created_at: now,
          seen_at: now,
          expires_at: new Date(end),
          ended_at: null,
          idle_minutes: sessionIdleMs(own?.country) / MINUTE_MS,
        })
        .execute();
      const maxAge = SESSION_LONGEST_MS / 1000;
      context.setCookie(SESSION_COOKIE, token, { httpOnly: true, maxAge });
      context.setCookie(SIGNED_IN_COOKIE, '1', { httpOnly: false, maxAge });
      return id;
    },
    authenticate: async (token) => {
      if (token.length > 128) return null;
      const playerId = await ownerOf(token);
      if (playerId === undefined) return null;
      const session = await alive()
        .select(['id', 'player_id', 'seen_at'])
        .where('player_id', '=', playerId)
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst();
      if (!session) return null;
      const now = clock.now();
      if (now.getTime() - session.seen_at.getTime() >= SEEN_STEP_MS) {
        await db
          .updateTable('sessions')
          .set({ seen_at: now })
          .where('player_id', '=', playerId)
          .where('id', '=', session.id)
          .execute();
      }
      return { playerId: session.player_id, sessionId: session.id };
    },
    end: (connection, { playerId, sessionId }) => endWhere(connection, playerId, { only: sessionId }),
    leave: (connection, { playerId, sessionId }) => endWhere(connection, playerId, { only: sessionId, left: true }),
    endAll: (connection, playerId, except) => endWhere(connection, playerId, { except }),
    list: (playerId) =>
      alive()
        .select(['id', 'player_id', 'ip', 'country', 'user_agent', 'device'])
        .select(['created_at', 'seen_at', 'expires_at', 'ended_at'])
        .where('player_id', '=', playerId)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .execute(),
    isOf: async (playerId, sessionId) => {
      const known = db.selectFrom('sessions').select('id').where('player_id', '=', playerId);
      return (await known.where('id', '=', sessionId).executeTakeFirst()) !== undefined;
    },
    touchPlayer: async (playerId) => {
      const now = clock.now();
      await db
        .updateTable('sessions')
        .set({ seen_at: now })
        .where('player_id', '=', playerId)
        .where('ended_at', 'is', null)
        .where(inUse())
        .where('seen_at', '<=', new Date(now.getTime() - SEEN_STEP_MS))
        .execute();
    },
    isAlive: async ({ playerId, sessionId }) => {
      const own = alive().select('id').where('player_id', '=', playerId);
      const session = await own.where('id', '=', sessionId).executeTakeFirst();
      return session !== undefined;
    },
    endOf: async (token) => {
      const playerId = await ownerOf(token);
      if (playerId === undefined) return null;
      const row = await withLimit(db)
        .where('sessions.player_id', '=', playerId)
        .where('sessions.token_hash', '=', hashOf(token))
        .executeTakeFirst();
      const ended = row && endedSession(row, clock.now());
      return row && ended ? { ...ended, playerId: row.player_id } : null;
    },
    isJustLeft: async (token) => {
      const leftAt = (await knownToken(token))?.left_at;
      return leftAt instanceof Date && clock.now().getTime() - leftAt.getTime() < LEAVING_MS;
    },
    restsFrom: async (connection, playerId, since) => {
      const now = clock.now();
      const rows = await withLimit(tablesOf<IdentityTables>(connection))
        .where('sessions.player_id', '=', playerId)
        .where('sessions.expires_at', '>', since)
        .where('sessions.expires_at', '<=', now)
        .orderBy('sessions.expires_at', 'desc')
        .execute();
      // Also one that somebody left shortly before its limit came: the rest is no shorter for that.
      return (
        rows
          .map((row) => endedSession(row, now))
          .find(
            (end) =>
              end && end.limitMinutes !== null && end.limitMinutes * MINUTE_MS <= SESSION_LONGEST_MS && end.at > since,
          ) ?? null
      );
    },
    limitedUntil: async (connection, playerId, since) => {
      const now = clock.now();
      const rows = await withLimit(tablesOf<IdentityTables>(connection))
        .where('sessions.player_id', '=', playerId)
        .where('players.session_minutes', 'is not', null)
        .where('sessions.expires_at', '>', now)
        .execute();
      const recent = rows.filter((row) => (endedSession(row, now)?.at ?? now) > since);
      return recent.reduce<Date | null>((first, { expires_at: at }) => (first && first < at ? first : at), null);
    },
    limitLength: async (connection, playerId, minutes) => {
      await changePlayer(connection, playerId, { session_minutes: minutes });
      if (minutes === null) return;
      await tablesOf<IdentityTables>(connection)
        .updateTable('sessions')
        .set({
          expires_at: sql<Date>`least(expires_at,
          (created_at at time zone 'UTC' + make_interval(mins => ${minutes}::integer)) at time zone 'UTC')`,
        })
        .where('player_id', '=', playerId)
        .where('ended_at', 'is', null)
        .execute();
    },
    endOver: async (tell) => {
      const over = await acrossShards<IdentityTables>(db, 'a job looks for what is due, whosever it is')
        .selectFrom('sessions')
        .innerJoin('players', 'players.id', 'sessions.player_id')
        .select(['sessions.id', 'sessions.player_id', 'players.session_minutes'])
        .where('sessions.ended_at', 'is', null)
        .where('sessions.expires_at', '<=', clock.now())
        .orderBy('sessions.expires_at')
        .limit(ENDS_AT_ONCE)
        .execute();
      for (const session of over) {
        await inTransaction(database, async (trx) => {
          await lockPlayer(trx, session.player_id);
          if (session.session_minutes !== null) await tell(trx, session.player_id);
          await endWhere(trx, session.player_id, { only: session.id });
        });
      }
      return over.length;
    },
  };
}

const withLimit = (db: ReturnType<typeof tablesOf<IdentityTables>>) =>
  db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select([
      'sessions.player_id',
      'sessions.seen_at',
      'sessions.expires_at',
      'sessions.ended_at',
      'sessions.idle_minutes',
      'players.session_minutes',
    ]);

function endedSession(
  row: Pick<SessionRow, 'seen_at' | 'expires_at' | 'ended_at'> & {
    session_minutes: number | null;
    idle_minutes: number;
  },
  now: Date,
): EndedSession | null {
  const { seen_at: seenAt, expires_at: expiresAt, ended_at: endedAt } = row;
  const { session_minutes: limitMinutes, idle_minutes: idleMinutes } = row;
  const end = sessionEnd({ seenAt, expiresAt, endedAt, limitMinutes, idleMinutes }, now);
  return end && { ...end, limitMinutes, idleMinutes };
}

/** Takes the cookies of a session away. */
export function forgetSessionCookies(context: CallContext): void {
  context.setCookie(SESSION_COOKIE, '', { httpOnly: true, maxAge: 0 });
  context.setCookie(SIGNED_IN_COOKIE, '', { httpOnly: false, maxAge: 0 });
}
