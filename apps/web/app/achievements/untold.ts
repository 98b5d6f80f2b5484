import type { ChannelData } from '@cosmodrome/contract/channels';
import { onChannel } from '../platform/realtime/realtime.ts';
import { signal } from '../platform/signal.ts';

export type Reached = ChannelData<'achievements_changes'>;

/** Achievements that were just reached and are still to be told of. */
export const untoldReached = signal<readonly Reached[]>([]);

/** Notes what the player reaches, on whatever page. Answers what stops it. */
export const followReached = (): (() => void) =>
  onChannel('achievements_changes', (reached) => untoldReached.set([...untoldReached.get(), reached]));
