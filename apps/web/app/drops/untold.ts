import type { ChannelData } from '@cosmodrome/contract/channels';
import type { QueryClient } from '@tanstack/react-query';
import { callKey } from '../platform/queries/query.ts';
import { onChannel } from '../platform/realtime/realtime.ts';
import { signal } from '../platform/signal.ts';

export type Won = ChannelData<'drops_wins'>;

/** Prizes that have just fallen and are still to be told of. */
export const untoldWins = signal<readonly Won[]>([]);

/** Notes what the player's rounds win, on whatever page. Answers what stops it. */
export const followWins = (client: QueryClient): (() => void) =>
  onChannel('drops_wins', (won) => {
    untoldWins.set([...untoldWins.get(), won]);
    void client.invalidateQueries({ queryKey: callKey('drops.list') });
  });
