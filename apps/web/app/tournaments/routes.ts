import { moved, page, type PathSpec } from '../platform/routing/path-spec.ts';

const texts = { messages: ['tournaments', 'games'] } as const;

export const paths: readonly PathSpec[] = [
  moved('/tournaments', '/tournaments/all'),
  page('/tournaments/all', 'tournaments/routes/all.tsx', texts),
  page('/tournaments/producers', 'tournaments/routes/producers.tsx', texts),
  page('/tournaments/lotteries', 'tournaments/routes/lotteries.tsx', { messages: ['tournaments', 'lotteries'] }),
  page('/tournaments/live', 'tournaments/routes/live.tsx', texts),
  page('/tournaments/archive', 'tournaments/routes/archive.tsx', { ...texts, search: ['page'] }),
  page('/tournaments/:slug', 'tournaments/routes/tournament.tsx', texts),
];
