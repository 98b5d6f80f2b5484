import { page, type PathSpec } from '../platform/routing/path-spec.ts';

const wheel = (path: string): PathSpec => page(path, 'wheel/routes/wheel.tsx', { messages: ['wheel'] });

export const paths: readonly PathSpec[] = [
  wheel('/rocket-mart/wheel'),
  wheel('/cosmodrome-wheel'),
  page('/cosmodrome-wheel/segments', 'wheel/routes/segments.tsx', { messages: ['wheel'] }),
];
