import { defineLoad } from '../platform/queries/load.ts';
import { questsQuery } from './queries.ts';

/** What every list of quests reads for its document. */
export const questsLoad = defineLoad(async ({ want }) => {
  await want(questsQuery());
});
