import type { QueryClient } from '@tanstack/react-query';
import { follows } from '../generated/live.ts';
import { connect } from '../platform/realtime/realtime.ts';

/** Connects as the player and keeps true what the systems' `live.ts` follow. Answers the function that stops following. */
export function follow(client: QueryClient): () => void {
  const stops = follows.map((each) => each(client));
  void connect('player');
  return () => stops.forEach((stop) => stop());
}
