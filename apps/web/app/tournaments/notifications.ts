import type { ChannelData } from '@cosmodrome/contract/channels';
import { onChannel } from '../platform/realtime/realtime.ts';
import { signal } from '../platform/signal.ts';

export type TournamentNews = ChannelData<'tournament_notifications'> & { readonly key: string };

/** What is still to be told of tournaments: a start, a move onto or off a board. */
export const untoldNews = signal<readonly TournamentNews[]>([]);

/** So long one tab keeps the others from telling the same. */
const TOLD_MS = 10_000;

/** Runs in the first tab of the browser that asks, of all that are told the same. */
function inOneTab(key: string, tell: () => void): void {
  // Not there outside of a secure context.
  const locks = (navigator as { locks?: LockManager | null }).locks ?? null;
  if (locks === null) {
    tell();
    return;
  }
  void locks.request(key, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    tell();
    await new Promise((resolve) => setTimeout(resolve, TOLD_MS));
  });
}

/** Notes what the origin tells of tournaments, on whatever page, in one tab. Answers what stops it. */
export function followNotifications(): () => void {
  return onChannel('tournament_notifications', (told, at) => {
    const key = `tournament ${told.id} ${told.event} ${at}`;
    inOneTab(key, () => untoldNews.set([...untoldNews.get(), { ...told, key }]));
  });
}
