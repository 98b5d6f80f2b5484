import type { ChannelData } from '@cosmodrome/contract/channels';
import { onChannel } from '../platform/realtime/realtime.ts';
import { signal } from '../platform/signal.ts';

export type TournamentNews = ChannelData<'tournament_notifications'> & { readonly at: string };

/** What is still to be told of tournaments: a start, a move onto or off a board. */
export const untoldNews = signal<readonly TournamentNews[]>([]);

/** Notes what the origin tells of tournaments, on whatever page. Answers what stops it. */
export const followNotifications = (): (() => void) =>
  onChannel('tournament_notifications', (told, at) => untoldNews.set([...untoldNews.get(), { ...told, at }]));
