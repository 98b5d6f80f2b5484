import type { ChannelData } from '@cosmodrome/contract/channels';
import type { OwnQuest } from '@cosmodrome/contract/http/quests';
import type { QueryClient } from '@tanstack/react-query';
import { onChannel } from '../platform/realtime/realtime.ts';
import { signal } from '../platform/signal.ts';
import { statusesQuery } from './queries.ts';

export type QuestNews = ChannelData<'quests_statuses'>;

/** Levels that were just paid and are still to be told of. */
export const untoldLevels = signal<readonly QuestNews[]>([]);

/** Notes how the player's quests stand, on whatever page. Answers what stops it. */
export const followQuests = (client: QueryClient): (() => void) =>
  onChannel('quests_statuses', (news) => {
    client.setQueryData<OwnQuest[]>(statusesQuery().queryKey, (all) =>
      all?.map((own) => (own.quest_id === news.quest_id ? news : own)),
    );
    if (news.reached.length > 0) untoldLevels.set([...untoldLevels.get(), news]);
  });
