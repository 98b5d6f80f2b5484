import type { ChannelData } from '@cosmodrome/contract/channels';
import type { QueryClient } from '@tanstack/react-query';
import { callKey } from '../platform/queries/query.ts';
import { onChannel } from '../platform/realtime/realtime.ts';
import { signal } from '../platform/signal.ts';

export type QuestNews = ChannelData<'quests_statuses'>;

/** Levels that were just paid and are still to be told of. */
export const untoldLevels = signal<readonly QuestNews[]>([]);

/** Notes how the player's quests stand, on whatever page. Answers what stops it. */
export const followQuests = (client: QueryClient): (() => void) =>
  onChannel('quests_statuses', (news) => {
    void client.invalidateQueries({ queryKey: callKey('quests.statuses') });
    if (news.reached.length > 0) untoldLevels.set([...untoldLevels.get(), news]);
  });
