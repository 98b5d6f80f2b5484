import { FrameMessage } from '@cosmodrome/contract/frame';
import * as z from 'zod/mini';

// The site's content policy forbids compiled code, and the attempt would be reported.
z.config({ jitless: true });

/** A sandboxed frame without a same-origin token has an opaque origin, which messages carry as this word. */
export const OPAQUE = 'null';

/** What a message must come from and belong to. */
export interface Expected {
  /** Window of the frame; null while there is none. */
  window: unknown;
  origin: string;
  session: string;
}

/** The frame's message, or null for anything that is not exactly that: another window, origin, session or shape. */
export function readFrameMessage(
  event: { source: unknown; origin: string; data: unknown },
  expected: Expected,
): FrameMessage | null {
  if (expected.window === null || event.source !== expected.window || event.origin !== expected.origin) return null;
  const parsed = z.safeParse(FrameMessage, event.data);
  return parsed.success && parsed.data.session === expected.session ? parsed.data : null;
}
