import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/profile/limits', 'limits/routes/limits.tsx', {
    guard: 'player',
    messages: ['limits', 'protection', 'profile'],
  }),
  page('/profile/limits/confirm', 'limits/routes/confirm.tsx', { listed: false, messages: ['limits'] }),
  page('/self-assessment', 'limits/routes/self-assessment.tsx', { messages: ['protection'] }),
];
