import type { Plugin } from 'vite';

/**
 * Parts of libraries that the app never uses and the bundler cannot see to be unused, or uses less of than they do. Each stands for what the library
 * itself does when the part is not asked for; an export that a new version adds stops the build.
 */
const parts: readonly { module: RegExp; instead: string }[] = [
  {
    // The app passes no instrumentations.
    module: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    instead: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;
      export const instrumentHandler = (handler) => handler;
      export const instrumentationResultMetaContext = null;`,
  },
  {
    // Routes come with the document (routeDiscovery: initial), so none is discovered later.
    module: /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    instead: `
      export const URL_LIMIT = 0;
      export const getManifestPath = () => '';
      export const getPartialManifest = (manifest) => manifest;
      export const getPatchRoutesOnNavigationFunction = () => undefined;
      export const getPathsWithAncestors = (paths) => paths;
      export const handleClientVersionMismatch = () => undefined;
      export const isFogOfWarEnabled = () => false;
      export const useFogOFWarDiscovery = () => undefined;`,
  },
  {
    // The same work as Vite's own helper in a tenth of the code: our files are all below /assets.
    module: /^\0vite\/preload-helper\.js$/,
    instead: `
      const asked = new Set();
      const ask = (file) => {
        const href = '/' + file;
        if (asked.has(href) || document.querySelector('link[href="' + href + '"]')) return;
        asked.add(href);
        const style = href.endsWith('.css');
        const link = Object.assign(document.createElement('link'), { rel: style ? 'stylesheet' : 'modulepreload', href });
        const done = style && new Promise((resolve) => { link.onload = link.onerror = resolve; });
        document.head.append(link);
        return done;
      };
      export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load);`,
  },
  {
    // Changes go through the api; only readings are kept.
    module: /@tanstack\/query-core\/build\/modern\/mutationCache\.js$/,
    instead: `
      export class MutationCache {
        clear() {}
        findAll() { return []; }
        getAll() { return []; }
        resumePausedMutations() { return Promise.resolve(); }
        subscribe() { return () => undefined; }
      }`,
  },
];

/** The router names its components for developers' tools; a name that is set keeps a component nobody uses. */
const names = /^\s*\w+\.displayName = "\w+";$/gm;
const componentsOf = /(?<= = )(?=React\$1\.forwardRef\()/g;

/** Only the build asks which file a path is written in. */
const routeTable = /\/app\/routes\.ts$/;
const routeFiles = /'[a-z]+\/routes\/[a-z-]+\.tsx?'/g;

/** Leaves the unused parts of libraries out of the browser's bundle: together about 8 kB of brotli. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: parts.map(({ module }) => module) },
      handler: (id) => parts.find(({ module }) => module.test(id))?.instead,
    },
    transform: {
      filter: { id: [/react-router\/dist\/production\/lib\/.*\.js$/, routeTable] },
      handler: (code, id) => ({
        code: routeTable.test(id)
          ? code.replace(routeFiles, "''")
          : code.replace(names, '').replace(componentsOf, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
