import { moved, page, type PathSpec } from '../platform/routing/path-spec.ts';

export const paths: readonly PathSpec[] = [
  page('/cosmodrome-adventure', 'adventure/routes/adventure.tsx', { messages: ['adventure'] }),
  moved('/adventure', '/cosmodrome-adventure'),
];
