import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@cosmodrome/rules/clock';
import { MINUTE_MS } from '@cosmodrome/rules/durations';

/** `settings.cent`: who may listen to which private channels, for a while. */
export interface SocketToken {
  user?: string;
  timestamp: string;
  token: string;
}

/** A client asks for new settings before it connects again, so a token need not live long. */
const LIFE_MS = 10 * MINUTE_MS;

export interface SocketTokens {
  /** For a player, or for a guest who hears public channels only. */
  sign: (playerId: number | null, sessionId: string | null) => SocketToken;
  /** Whose token it is: null for a guest's; undefined when it is forged or too old. */
  verify: (given: { user?: string | undefined; timestamp: string; token: string }) => SocketIdentity | null | undefined;
}

export interface SocketIdentity {
  playerId: number;
  sessionId: string;
}

export function createSocketTokens(secret: string, clock: Clock): SocketTokens {
  const mac = (user: string, session: string, timestamp: string): Buffer =>
    createHmac('sha256', secret).update(`socket\n${user}:${session}:${timestamp}`).digest();
  return {
    sign: (playerId, sessionId) => {
      const timestamp = String(clock.now().getTime());
      const user = playerId === null ? '' : String(playerId);
      const session = sessionId ?? '';
      const token = `${session}.${mac(user, session, timestamp).toString('base64url')}`;
      return { ...(playerId !== null && { user }), timestamp, token };
    },
    verify: ({ user = '', timestamp, token }) => {
      const age = clock.now().getTime() - Number(timestamp);
      if (!/^\d{1,16}$/.test(timestamp) || age > LIFE_MS || age < -LIFE_MS) return undefined;
      const [session = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = mac(user, session, timestamp);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return user === '' ? null : { playerId: Number(user), sessionId: session };
    },
  };
}
