import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/leaderboard', 'leaderboard/routes/leaderboard.tsx', {
    search: ['by', 'period'],
    messages: ['leaderboard', 'games'],
  }),
];
