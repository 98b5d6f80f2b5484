import { page, resource, type PathSpec } from '../platform/routing/path-spec.ts';

/** What takes or offers bets. */
const betting = { restricted: false } as const;

export const paths: readonly PathSpec[] = [
  // Closed to restricted countries. What else takes money says so in its place: the cashbox, the game, registration.
  resource('/sport', 'content/routes/sport.ts', betting),
  resource('/sport/*', 'content/routes/sport.ts', betting),
  page('/ffc', 'content/routes/flags.tsx', { messages: ['flags'], listed: false }),
  page('/:page/:licence?', 'content/routes/page.tsx', { messages: ['content'] }),
];
