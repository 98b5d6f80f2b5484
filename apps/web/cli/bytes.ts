/** Prints what the browser loads before a route can be used, brotli-compressed; ends with 1 over a budget. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Most script that a route may load before it can be used, in bytes of brotli. `id` is that of the route, `/` the lobby's. */
export const scriptBudget = (id: string): number => (id === '/' ? 120_000 : 160_000);

interface Entry {
  module: string;
  imports?: string[];
  css?: string[];
}
interface Assets {
  url: string;
  entry: Entry;
  routes: Record<string, Entry & { id: string; parentId?: string; path?: string }>;
}

/** What the browser loads before a route can be used, in bytes of brotli. */
export interface RouteBytes {
  id: string;
  script: number;
  /** Number of script files. */
  scripts: number;
  style: number;
}

/** Weighs the scripts and styles of each route in a finished build: the compressed files lie beside the others. */
export async function routeBytes(build: string): Promise<RouteBytes[]> {
  const { assets } = (await import(pathToFileURL(path.join(build, 'server', 'index.js')).href)) as { assets: Assets };
  const sizes = new Map<string, number>();
  const sizeOf = async (url: string): Promise<number> => {
    const known = sizes.get(url);
    if (known !== undefined) return known;
    const { size: bytes } = await stat(path.join(build, 'client', `${url.replace(/#.*/, '')}.br`));
    sizes.set(url, bytes);
    return bytes;
  };
  const sum = async (urls: Iterable<string>): Promise<number> =>
    (await Promise.all([...urls].map(sizeOf))).reduce((total, bytes) => total + bytes, 0);
  const routes: RouteBytes[] = [];
  for (const route of Object.values(assets.routes)) {
    if (!route.module || route.id === 'root' || route.id === 'below') continue;
    const parents: Entry[] = [];
    for (let at = route.parentId; at !== undefined; at = assets.routes[at]?.parentId) {
      const parent = assets.routes[at];
      if (parent) parents.push(parent);
    }
    const chain = [assets.entry, ...parents, route];
    const scripts = new Set([assets.url, ...chain.flatMap(({ module, imports = [] }) => [module, ...imports])]);
    const styles = new Set(chain.flatMap(({ css = [] }) => css));
    routes.push({ id: route.id, script: await sum(scripts), scripts: scripts.size, style: await sum(styles) });
  }
  return routes;
}

/** Prints the bytes of each route. True when all keep their budgets. */
export async function printBytes(build: string): Promise<boolean> {
  let over = false;
  for (const { id, script, scripts, style } of await routeBytes(build)) {
    const limit = scriptBudget(id);
    over ||= script > limit;
    const mark = script > limit ? `OVER ${limit}` : '';
    console.log(`${id.padEnd(28)} ${String(script).padStart(7)} B js in ${scripts} files, ${style} B css ${mark}`);
  }
  return !over;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const kept = await printBytes(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../build'));
  process.exitCode = kept ? 0 : 1;
}
