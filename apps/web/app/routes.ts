import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { paths as all } from './generated/paths.ts';
import type { PathSpec } from './platform/routing/path-spec.ts';

/** Texts of the lobby, which lies below an overlay's own address: they come along. */
const below = ['lobby', 'games', 'cashback'] as const;

/**
 * Every address of the product, from the `routes.ts` of each system and of the shell: its route module, who may open it, how
 * its document may be kept, and its texts.
 */
export const paths: readonly PathSpec[] = all.map((spec) =>
  spec.kind === 'overlay' || spec.path === '/' ? { ...spec, messages: [...spec.messages, ...below] } : spec,
);

const entry = ({ path, file }: PathSpec): RouteConfigEntry =>
  path === '/' ? { id: path, file, index: true } : { id: path, file, path: path.slice(1) };

/** What the router makes its routes of. An overlay's own address shows it over the lobby. */
function routeConfig(): RouteConfigEntry[] {
  const overlays = paths.filter(({ kind }) => kind === 'overlay');
  return [
    ...paths.filter(({ kind }) => kind !== 'overlay').map(entry),
    ...(overlays.length === 0 ? [] : [{ id: 'below', file: 'lobby/routes/below.tsx', children: overlays.map(entry) }]),
  ];
}

// Only the build asks for it: the browser's bundle has none of it.
export default /* @__PURE__ */ routeConfig() satisfies RouteConfig;
