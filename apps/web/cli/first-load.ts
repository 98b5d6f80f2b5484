import type { Plugin } from 'vite';

const entries = /\/apps\/web\/app\/(entry\.client|root|lobby\/routes\/lobby)\.tsx(\?|$)/;
/** A system's index names more than a page uses: what is behind it comes by the light modules below. */
const barrel = /\/apps\/web\/app\/[a-z]+\/index\.ts$/;
const light =
  /\/apps\/web\/app\/((account|cashbox|content|games)\/queries|games\/(card|category-menu|studios|components\/game-tile))\.tsx?$/;
/** Reached through a library's index, and used by pages that come later. */
const later = /@tanstack\/.*(queriesObserver|useQueries|nfiniteQueryObserver|useInfiniteQuery)\.js$/;
/** What hydrates when the browser is idle, in one file. */
const late =
  /\/apps\/web\/app\/(lobby\/(components\/(banners|wins|jackpot-card)|scenes)|content\/frame-queries|shell\/(footer\/\w+|header\/(promo-banner|language-menu)|components\/(sidebar|local-time|language-links)))\.tsx?$/;
/** What forms are made of, in one file: a page with a form needs most of it. */
const forms = /\/packages\/ui\/src\/form\/[\w-]+\.tsx$|\/apps\/web\/app\/platform\/forms\/(keyed|rules|failure)\.ts$/;

/**
 * Finds what every page and the lobby load first, by following static imports from the entry, the root and the lobby, and
 * names it one chunk: fewer requests, and it compresses better together. Everything else is split by the bundler.
 */
export function firstLoad(): { plugin: Plugin; chunkOf: (id: string) => string | null } {
  const first = new Set<string>();
  const plugin: Plugin = {
    name: 'first-load',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const open = [...this.getModuleIds()].filter((id) => entries.test(id) || light.test(id));
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (first.has(id) || barrel.test(id) || later.test(id)) continue;
        first.add(id);
        open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
  const chunkOf = (id: string): string | null => {
    if (first.has(id)) return entries.test(id) ? null : 'base';
    if (forms.test(id)) return 'forms';
    return late.test(id) ? 'late' : null;
  };
  return { plugin, chunkOf };
}
