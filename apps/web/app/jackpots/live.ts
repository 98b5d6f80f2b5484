import type { QueryClient } from '@tanstack/react-query';
import { followAwards } from './follow-awards.ts';
import { followJackpots } from './follow.ts';

/** Keeps the jackpots true, and tells the player of one as soon as it is paid. */
export function follow(client: QueryClient): () => void {
  const stops = [followJackpots(client), followAwards()];
  return () => stops.forEach((stop) => stop());
}
