import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/tournaments/achievements', 'achievements/routes/achievements.tsx', {
    messages: ['achievements'],
    search: ['show'],
  }),
];
