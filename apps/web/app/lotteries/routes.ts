import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/lottery/:slug', 'lotteries/routes/lottery.tsx', { messages: ['lotteries'] }),
];
