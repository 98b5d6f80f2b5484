import { MINUTE_MS } from '../durations.ts';
import { SESSION_LONGEST_MS } from './sign-in-throttle.ts';

/** Why a session is over: the player's own limit, nobody used it, its longest time, or somebody ended it. */
export const SESSION_ENDS = ['session_limit', 'idle', 'longest', 'ended'] as const;
export type SessionEndReason = (typeof SESSION_ENDS)[number];

export interface SessionTimes {
  readonly seenAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  /** The player's limit on a session's length, in minutes; null without one. */
  readonly limitMinutes: number | null;
  /** How long it may go unused, in minutes. */
  readonly idleMinutes: number;
}

/** How and when a session came to its end; null while it runs. */
export function sessionEnd(
  { seenAt, expiresAt, endedAt, limitMinutes, idleMinutes }: SessionTimes,
  now: Date,
): { reason: SessionEndReason; at: Date } | null {
  const idleAt = new Date(seenAt.getTime() + idleMinutes * MINUTE_MS);
  const over = idleAt < expiresAt ? idleAt : expiresAt;
  if (endedAt !== null && endedAt < over) return { reason: 'ended', at: endedAt };
  if (now < over) return null;
  if (idleAt < expiresAt) return { reason: 'idle', at: idleAt };
  const limited = limitMinutes !== null && limitMinutes * MINUTE_MS <= SESSION_LONGEST_MS;
  return { reason: limited ? 'session_limit' : 'longest', at: expiresAt };
}
