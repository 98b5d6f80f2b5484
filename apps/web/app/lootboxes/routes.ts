import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/lootboxes', 'lootboxes/routes/lootboxes.tsx', { messages: ['lootboxes'] }),
];
