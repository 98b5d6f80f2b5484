import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/rocket-chance', 'chance/routes/chance.tsx', { messages: ['chance'] }),
];
