import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [page('/prize-drops', 'drops/routes/drops.tsx', { messages: ['drops'] })];
