import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/profile/level', 'levels/routes/level.tsx', { guard: 'player', messages: ['levels', 'profile'] }),
];
