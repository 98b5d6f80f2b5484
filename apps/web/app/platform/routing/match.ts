import { matchPath } from 'react-router';
import type { OverlaySpec, PathSpec } from './path-spec.ts';

let table: readonly PathSpec[] = [];
/** Rows by the first part of their path, and those whose first part can be anything. */
let rowsByPart = new Map<string, PathSpec[]>();
let rowsOfAnyPart: readonly PathSpec[] = [];

const firstPartOf = (path: string): string => (path.split('/', 2)[1] ?? '').toLowerCase();

/** Hands the route table to the platform, which knows no system. */
export function setTable(paths: readonly PathSpec[]): void {
  table = paths;
  rowsOfAnyPart = paths.filter(({ path }) => /^\/[:*]/.test(path));
  rowsByPart = new Map();
  for (const spec of paths) {
    const part = firstPartOf(spec.path);
    const rows = rowsByPart.get(part);
    if (rows) rows.push(spec);
    else rowsByPart.set(part, [spec]);
  }
}

/**
 * The rows that a path may match. Links ask for each press and each touch, and the router makes an expression of a pattern each
 * time it compares one, so the others are not tried.
 */
function* rowsFor(pathname: string): Iterable<PathSpec> {
  yield* rowsByPart.get(firstPartOf(pathname)) ?? [];
  yield* rowsOfAnyPart;
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
  for (const spec of rowsFor(pathname)) {
    if (spec.kind !== 'overlay') continue;
    const match = matchPath(spec.path, pathname);
    if (match) return { spec, params: match.params };
  }
  return undefined;
}

/** The page behind an address when it asks for a player; open pages are not looked for. */
export function matchGuarded(path: string): PathSpec | undefined {
  const pathname = path.split(/[?#]/, 1)[0] ?? path;
  for (const spec of rowsFor(pathname)) {
    if (spec.kind === 'page' && spec.guard === 'player' && matchPath(spec.path, pathname)) return spec;
  }
  return undefined;
}
