import { moved, page, type PathSpec } from '../platform/routing/path-spec.ts';

const texts = { messages: ['quests', 'tournaments', 'games'] } as const;

export const paths: readonly PathSpec[] = [
  page('/quests', 'quests/routes/quests.tsx', { ...texts, search: ['size'] }),
  page('/tournaments/actions', 'quests/routes/actions.tsx', { ...texts, search: ['size'] }),
  page('/arena', 'quests/routes/arena.tsx', texts),
  moved('/action', '/quests'),
  page('/action/:slug', 'quests/routes/quest.tsx', texts),
];
