import type { Config } from '@react-router/dev/config';
import { finish } from './cli/finish.ts';

/**
 * One route file is one chunk: the lobby has to stay under its request budget. The locale prefix is the router's
 * basename, chosen per request by the server, so no path in the app carries it.
 */
export default {
  appDirectory: 'app',
  // Several builds of one working tree must not meet in one folder.
  buildDirectory: process.env['WEB_BUILD'] ?? 'build',
  ssr: true,
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => finish(reactRouterConfig.buildDirectory),
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
