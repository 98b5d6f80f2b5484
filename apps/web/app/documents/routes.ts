import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/profile/verification', 'documents/routes/verification.tsx', {
    guard: 'player',
    messages: ['documents', 'profile', 'errors'],
  }),
];
