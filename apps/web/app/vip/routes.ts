import { moved, page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/cosmodrome-vip-club', 'vip/routes/club.tsx', { messages: ['vip'] }),
  moved('/vip', '/cosmodrome-vip-club'),
];
