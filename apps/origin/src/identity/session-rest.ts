import type { SessionEnd } from '@cosmodrome/contract/http/identity-session-end';
import type { Connection } from '@cosmodrome/database';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { refuse, type CallContext } from '../kernel/http/handler.ts';
import { ENDED_COOKIE, SESSION_COOKIE } from '../kernel/http/session-cookie.ts';
import type { IdentityDeps } from './deps.ts';
import { findPlayer, type PlayerRow } from '../profile/index.ts';

const restMs = ({ license_name }: PlayerRow, host: string, deps: IdentityDeps): number =>
  deps.sessionRestMinutes(license_name, host) * MINUTE_MS;

/**
 * A limit on a session's length would hold nobody who could sign in again at once, or who signed out before it was
 * reached: only a rest begins a new time. Answers when the running one ends; null when this sign-in begins it.
 * @throws Refusal 422 `base.session_limit` while the rest after a limit lasts
 */
export async function limitedTimeEnd(
  connection: Connection,
  player: PlayerRow,
  { host }: Pick<CallContext, 'host'>,
  deps: IdentityDeps,
): Promise<Date | null> {
  const now = deps.clock.now().getTime();
  const rest = restMs(player, host, deps);
  const since = new Date(now - rest);
  const ended = await deps.sessions.restsFrom(connection, player.id, since);
  if (!ended) return deps.sessions.limitedUntil(connection, player.id, since);
  const minutes = Math.ceil((ended.at.getTime() + rest - now) / MINUTE_MS);
  throw refuse(422, 'base', 'session_limit', { limit: ended.limitMinutes ?? 0, minutes });
}

/** Why the browser that asks is no longer signed in, told to whoever still has the session's token. */
export async function presentSessionEnd(context: CallContext, deps: IdentityDeps): Promise<SessionEnd> {
  const token = context.caller ? undefined : (context.cookie(SESSION_COOKIE) ?? context.cookie(ENDED_COOKIE));
  const ended = token === undefined ? null : await deps.sessions.endOf(token);
  const player = ended && (await findPlayer(deps.database, ended.playerId));
  if (!ended || !player) return { reason: null, minutes: null, again_at: null };
  const { reason, at, limitMinutes, idleMinutes } = ended;
  if (reason !== 'session_limit') {
    return { reason, minutes: reason === 'idle' ? idleMinutes : null, again_at: null };
  }
  const again = new Date(at.getTime() + restMs(player, context.host, deps));
  return { reason, minutes: limitMinutes, again_at: again > deps.clock.now() ? again.toISOString() : null };
}
