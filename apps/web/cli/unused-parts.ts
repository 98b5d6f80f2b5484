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
    // Stylesheets are fetched together and applied in the order they were asked for: when one is applied before an earlier
    // one, the browser adds all stylesheets and their fonts anew and lays the whole page out again.
    module: /^\0vite\/preload-helper\.js$/,
    instead: `
      let before;
      const come = (link, rel) => new Promise((resolve) => {
        link.onload = link.onerror = resolve;
        link.rel = rel;
      });
      const ask = (file) => {
        const href = '/' + file;
        let link = document.querySelector('link[href="' + href + '"]');
        if (!link) {
          link = document.createElement('link');
          link.href = href;
          if (href.endsWith('.css')) {
            link.as = 'style';
            before = link.done = Promise.all([come(link, 'preload'), before]).then(() => come(link, 'stylesheet'));
          } else link.rel = 'modulepreload';
          document.head.append(link);
        }
        return link.done;
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
  {
    // Messages travel over a web socket, or by polling with the browser's oldest request.
    module: /engine\.io-client\/build\/esm\/transports\/webtransport\.js$/,
    instead: 'export const WT = undefined;',
  },
  {
    module: /engine\.io-client\/build\/esm\/transports\/polling-fetch\.js$/,
    instead: 'export const Fetch = undefined;',
  },
  {
    // The browser parses addresses itself. Only that of an origin is ever parsed here, without a path or a query.
    module: /engine\.io-client\/build\/esm\/contrib\/parseuri\.js$/,
    instead: `
      export const parse = (source) => {
        const { protocol, hostname, port } = new URL(source);
        return { source, protocol: protocol.slice(0, -1), host: hostname.replace(/[[\\]]/g, ''), port };
      };`,
  },
  {
    // Base64 is for binary messages over polling, and all messages are JSON.
    module: /engine\.io-parser\/build\/esm\/contrib\/base64-arraybuffer\.js$/,
    instead: `
      export const encode = () => '';
      export const decode = () => new ArrayBuffer(0);`,
  },
  {
    // All messages are JSON.
    module: /socket\.io-parser\/build\/esm\/is-binary\.js$/,
    instead: `
      export const isBinary = () => false;
      export const hasBinary = () => false;`,
  },
  {
    module: /socket\.io-parser\/build\/esm\/binary\.js$/,
    instead: `
      export const deconstructPacket = () => undefined;
      export const reconstructPacket = () => undefined;`,
  },
  {
    // A cache by the arguments: the library's other strategies are for others.
    module: /@formatjs\/fast-memoize\/index\.js$/,
    instead: `
      export const memoize = (make, { cache }) => {
        const known = cache.create();
        return (...args) => {
          const key = JSON.stringify(args);
          let made = known.get(key);
          if (made === undefined) known.set(key, made = make(...args));
          return made;
        };
      };
      export const strategies = {};`,
  },
];

/**
 * Functions of the router and of React that the app never needs, by file, and what they do when nobody asks for them. What
 * only they call goes with them.
 */
const functions: readonly { file: RegExp; instead: readonly (readonly [name: string, body: string])[] }[] = [
  {
    // Links read nothing ahead (`prefetch`).
    file: /\/lib\/dom\/ssr\/components\.js$/,
    instead: [
      ['PrefetchPageLinks', 'return null;'],
      ['usePrefetchBehavior', 'return [false, React$1.useRef(null), {}];'],
    ],
  },
  {
    // Forms are sent by the api, or by the browser itself before the page is awake: the router neither submits nor fetches.
    // Routes come with the document, and no navigation is held up by a question.
    file: /\/lib\/router\/router\.js$/,
    instead: [
      ['fetch', ''],
      ['handleAction', 'return { shortCircuited: true };'],
      ['normalizeNavigateOptions', 'return { path };'],
      ['checkFogOfWar', 'return { active: false, matches: null };'],
      ['discoverRoutes', "return { type: 'success', matches };"],
      ['getBlocker', ''],
      ['deleteBlocker', ''],
      ['updateBlocker', ''],
      ['shouldBlockNavigation', ''],
    ],
  },
  {
    file: /\/lib\/dom\/ssr\/single-fetch\.js$/,
    instead: [
      ['singleFetchActionStrategy', ''],
      ['singleFetchLoaderFetcherStrategy', ''],
    ],
  },
  {
    // No view transition, activity, list of boundaries or state of an action is drawn: these walk the tree for nothing.
    file: /\/react-dom-client\.production\.js$/,
    instead: [
      ['commitAppearingPairViewTransitions', ''],
      ['commitDeletedPairViewTransitions', ''],
      ['commitEnterViewTransitions', ''],
      ['commitExitViewTransitions', ''],
      ['commitNestedViewTransitions', ''],
      ['measureNestedViewTransitions', ''],
      ['restoreEnterOrExitViewTransitions', ''],
      ['restoreNestedViewTransitions', ''],
      ['startViewTransition', 'return null;'],
      ['updateActivityComponent', 'return null;'],
      ['updateSuspenseListComponent', 'return null;'],
      ['dispatchActionState', ''],
      ['mountActionState', ''],
      ['rerenderActionState', ''],
      ['updateActionStateImpl', ''],
      ['runActionStateAction', ''],
      ['applyViewTransitionToHostInstancesRecursive', 'return false;'],
      ['measureViewTransitionHostInstancesRecursive', 'return true;'],
      ['restoreViewTransitionName', ''],
      // No field asks before a letter is written (`unheard-events.ts`), or hears that some are selected.
      ['constructSelectEvent', ''],
      ['getNativeBeforeInputChars', 'return null;'],
      ['getFallbackBeforeInputChars', 'return null;'],
      ['isFallbackCompositionEnd', 'return false;'],
      // Nobody reads which components an error came through: the error itself is reported.
      ['describeFiber', "return '';"],
      // No fragment has a ref, and no element is a custom one.
      ['validateDocumentPositionWithFiberTree', 'return false;'],
      ['setPropOnCustomElement', ''],
      // What a page loads first stands in its document, and its parts are asked for by the preload helper above.
      ['preconnectAs', ''],
      ['preinitModuleScript', ''],
      ['preinitScript', ''],
      ['preinitStyle', ''],
      ['preloadModule', ''],
    ],
  },
];

function withoutUnusedFunctions(code: string, id: string): string {
  const { instead = [] } = functions.find(({ file }) => file.test(id)) ?? {};
  return instead.reduce((rest, [name, body]) => {
    const whole = new RegExp(`\\n(\\t*)((?:async )?function ${name}\\((?:[^\\n]*|[^)]*)\\) \\{)\\n[\\s\\S]*?\\n\\1\\}`);
    if (!whole.test(rest)) throw new Error(`There is no ${name} any more in ${id}: see unused-parts.ts`);
    return rest.replace(whole, (_found, indent: string, head: string) => `\n${indent}${head} ${body} }`);
  }, code);
}

/** The router names its components for developers' tools; a name that is set keeps a component nobody uses. */
const names = /^\s*\w+\.displayName = "\w+";$/gm;
const componentsOf = /(?<= = )(?=React\$1\.forwardRef\()/g;

/** Only the build asks which file a path is written in. */
const routeTable = /\/app\/[a-z]+\/routes\.ts$/;
const routeFiles = /'[a-z]+\/routes\/[a-z-]+\.tsx?'/g;

/** Leaves the unused parts of libraries out of the browser's bundle: together about 18 kB of brotli. */
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
      filter: { id: [/react-router\/dist\/production\/lib\/.*\.js$/, /react-dom-client\.production\.js$/, routeTable] },
      handler: (code, id) => ({
        code: routeTable.test(id)
          ? code.replace(routeFiles, "''")
          : withoutUnusedFunctions(code, id).replace(names, '').replace(componentsOf, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
