import { matchPath } from 'react-router';
import type { OverlaySpec, PathSpec } from './path-spec.ts';

let table: readonly PathSpec[] = [];

/** Hands the route table to the platform, which knows no system. */
export function setTable(paths: readonly PathSpec[]): void {
  table = paths;
}

/** The row of a matched route pattern (`/pokies/:slug`). */
export function specOf(pattern: string): PathSpec | undefined {
  const path = `/${pattern.replace(/^\/+|\/+$/g, '')}`;
  return table.find((spec) => spec.path === path);
}

export interface OverlayMatch {
  spec: OverlaySpec;
  params: Readonly<Record<string, string | undefined>>;
}

/** The overlay behind an address without language prefix; undefined for pages. */
export function matchOverlay(path: string): OverlayMatch | undefined {
  const pathname = path.split(/[?#]/, 1)[0] ?? path;
  for (const spec of table) {
    if (spec.kind !== 'overlay') continue;
    const match = matchPath(spec.path, pathname);
    if (match) return { spec, params: match.params };
  }
  return undefined;
}

/** The page behind an address when it asks for a player; open pages are not looked for. */
export function matchGuarded(path: string): PathSpec | undefined {
  const pathname = path.split(/[?#]/, 1)[0] ?? path;
  return table.find(
    (spec) => spec.kind === 'page' && spec.guard === 'player' && matchPath(spec.path, pathname) !== null,
  );
}
