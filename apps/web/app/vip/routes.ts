import { page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/cosmodrome-vip-club', 'vip/routes/club.tsx', { messages: ['vip'] }),
  page('/vip', 'vip/routes/status.tsx', { messages: ['vip'] }),
];
