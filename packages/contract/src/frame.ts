import * as z from 'zod/mini';

/** Version of the protocol between the host page and a game frame; both sides drop messages of another one. */
export const FRAME_PROTOCOL = 'cosmodrome.frame.1';

const base = { protocol: z.literal(FRAME_PROTOCOL), session: z.string().check(z.maxLength(64)) };
const money = z.int();

/**
 * Frame to host. The host checks the window, the origin and the session id of each message. It names the session to the frame
 * as `session` in the fragment of its address.
 */
export const FrameMessage = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('ready') }),
  z.object({ ...base, type: z.literal('round-start'), round: z.string(), stake: money }),
  z.object({ ...base, type: z.literal('round-end'), round: z.string(), stake: money, win: money }),
  /** The frame's own view of the balance; the host shows what the real-time channel says. In demo it is the only source. */
  z.object({ ...base, type: z.literal('balance'), amount: money, currency: z.string() }),
  /** Before `ready` it means that the game could not start: the host removes the frame and offers another start. */
  z.object({ ...base, type: z.literal('error'), code: z.string(), message: z.string() }),
  z.object({ ...base, type: z.literal('quit') }),
  z.object({ ...base, type: z.literal('open-cashbox') }),
  z.object({ ...base, type: z.literal('fullscreen') }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;

/** Host to frame. */
export const HostMessage = z.discriminatedUnion('type', [
  /** Stop before the next paid round and wait for `resume`. */
  z.object({ ...base, type: z.literal('reality-check-pause') }),
  z.object({ ...base, type: z.literal('resume') }),
  z.object({ ...base, type: z.literal('open-rules') }),
  z.object({ ...base, type: z.literal('open-fairness') }),
  /** Real money as the origin has it now: a deposit or a jackpot changes it without the game. Shown when no step runs. */
  z.object({ ...base, type: z.literal('balance'), amount: money }),
  /** The most that a round may stake while a bonus is wagered; null when none is in play. */
  z.object({ ...base, type: z.literal('highest-stake'), amount: z.nullable(money) }),
  /** Whether the player stakes the next rounds although there are free spins to play. Obeyed when no round runs. */
  z.object({ ...base, type: z.literal('own-money'), on: z.boolean() }),
]);
export type HostMessage = z.infer<typeof HostMessage>;
