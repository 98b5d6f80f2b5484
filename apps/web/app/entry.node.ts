import { isMobile } from '@cosmodrome/rules/identity/device';
import { createRequestHandler, matchRoutes, type RequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { BoundedMap } from '@cosmodrome/rules/bounded-map';
import { createApi, SERVER_TIMEOUT } from './platform/api/transport.ts';
import { errorCode } from './platform/api/api-error.ts';
import { compileTree } from './platform/i18n/compile.ts';
import { defaultLocale, type Locale, localePrefixOf, locales, splitLocale } from './platform/i18n/locales.ts';
import { createQueryClient } from './platform/queries/client.ts';
import { localeContext, queryClientContext, sharedAnswersContext } from './platform/queries/load.ts';
import { type PathSpec } from './platform/routing/path-spec.ts';
import { HINT_COOKIE, hasHint } from './platform/session/hint.ts';
import { type Visit, visitContext, type Written, writtenContext } from './platform/server/request.ts';
import { mainHost } from './platform/site.ts';
import { paths } from './routes.ts';

/** What the Node server takes from the bundle: the renderer and the rules it shares with the app. */
export {
  compileTree,
  createApi,
  createQueryClient,
  defaultLocale,
  errorCode,
  hasHint,
  HINT_COOKIE,
  isMobile,
  localePrefixOf,
  locales,
  mainHost,
  paths,
  SERVER_TIMEOUT,
  splitLocale,
};
export type { Locale, PathSpec, Visit };

const handlers = new Map<string, RequestHandler>();

/** The language prefix is the router's basename: one handler for each, over the same routes. */
function handlerOf(basename: string): RequestHandler {
  let handler = handlers.get(basename);
  if (!handler) {
    handler = createRequestHandler({ ...build, basename }, 'production');
    handlers.set(basename, handler);
  }
  return handler;
}

const ranked = paths.map((spec) => ({ path: spec.path, handle: spec }));

const matchSpec = (path: string): PathSpec | undefined => matchRoutes(ranked, path)?.at(-1)?.route.handle;

/** Matching ranks the whole table each time, which costs more than the rest of a kept document. */
const knownSpecs = new BoundedMap<string, PathSpec | undefined>(5_000);
/** No page has a longer address: what strangers make up fills no memory. */
const LONGEST_KNOWN = 256;

/** The row of the route table behind an address without language, ranked as the router ranks. */
export function specFor(path: string): PathSpec | undefined {
  if (path.length > LONGEST_KNOWN) return matchSpec(path);
  if (!knownSpecs.has(path)) knownSpecs.set(path, matchSpec(path));
  return knownSpecs.get(path);
}

export interface Answer {
  /** Without a body when it is a document. */
  response: Response;
  /** The markup of a document. */
  html: Buffer | null;
}

/** Answers a document, data or form request. `basename` is `/` or `/<locale>`. */
export async function answer(request: Request, basename: string, visit: Visit): Promise<Answer> {
  const context = new RouterContextProvider();
  const written: Written = { html: null };
  context.set(visitContext, visit);
  context.set(writtenContext, written);
  context.set(queryClientContext, createQueryClient(visit.api, visit.device));
  context.set(sharedAnswersContext, visit.answers);
  context.set(localeContext, visit.locale);
  const response = await handlerOf(basename)(request, context);
  // What was rendered before another answer took its place is nobody's.
  const isDocument = response.body === null && response.headers.get('content-type')?.startsWith('text/html');
  return { response, html: isDocument ? written.html : null };
}

/** Chunks of the first view, for preload headers and the byte counter. */
export const assets = build.assets;
