import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/promotions', 'promotions/routes/promotions.tsx', { messages: ['promotions'] }),
];
