import { z } from 'zod';
import { Instant } from './values.ts';

/** One real-time channel. Private channels reach only their player; the server decides who that is. */
export interface ChannelSpec {
  system: string;
  summary: string;
  audience: 'public' | 'private';
  data: z.ZodType;
}

export const channel = <const C extends ChannelSpec>(spec: C): C => spec;

/**
 * What travels over the socket, event `message`. Private messages carry `seq`, one more than the player's last one,
 * so that a client knows when it has missed some.
 */
export const Envelope = z.object({
  channel: z.string(),
  seq: z.int().positive().nullable(),
  at: Instant,
  data: z.unknown(),
});
export type Envelope = z.infer<typeof Envelope>;

/**
 * Handshake `auth` of the socket: the values of `settings.cent`, and the last `seq` seen, to resume from. A page that has
 * seen none says with `from` how old the snapshots are that it has read: what was sent since then follows.
 */
export const SocketAuth = z.object({
  user: z.string().optional(),
  timestamp: z.string(),
  token: z.string(),
  since: z.int().nonnegative().optional(),
  from: Instant.optional(),
});
export type SocketAuth = z.infer<typeof SocketAuth>;

/**
 * Event `session`, sent once after each connection: `resumed` means the missed messages follow; otherwise the client
 * reads its snapshots again and goes on from `seq`.
 */
export const SocketSession = z.object({ seq: z.int().nonnegative(), resumed: z.boolean() });
export type SocketSession = z.infer<typeof SocketSession>;
