import { isMobile } from '@cosmodrome/rules/account/device';
import { createRequestHandler, matchRoutes, type RequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { createApi, SERVER_TIMEOUT } from './platform/api/transport.ts';
import { errorCode } from './platform/api/api-error.ts';
import { compileTree } from './platform/i18n/compile.ts';
import { defaultLocale, type Locale, localePrefixOf, locales, splitLocale } from './platform/i18n/locales.ts';
import { createQueryClient } from './platform/queries/client.ts';
import { localeContext, queryClientContext, sharedAnswersContext } from './platform/queries/load.ts';
import { type PathSpec } from './platform/routing/path-spec.ts';
import { HINT_COOKIE, hasHint } from './platform/session/hint.ts';
import { type Visit, visitContext } from './platform/server/request.ts';
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

/** Matching ranks the whole table each time, which costs more than the rest of a kept document. */
const knownSpecs = new Map<string, PathSpec | undefined>();
const MOST_KNOWN = 5_000;

/** The row of the route table behind an address without language, ranked as the router ranks. */
export function specFor(path: string): PathSpec | undefined {
  if (!knownSpecs.has(path)) {
    if (knownSpecs.size >= MOST_KNOWN) knownSpecs.clear();
    knownSpecs.set(path, matchRoutes(ranked, path)?.at(-1)?.route.handle);
  }
  return knownSpecs.get(path);
}

/** Answers a document, data or form request. `basename` is `/` or `/<locale>`. */
export function answer(request: Request, basename: string, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  context.set(queryClientContext, createQueryClient(visit.api, visit.device));
  context.set(sharedAnswersContext, visit.answers);
  context.set(localeContext, visit.locale);
  return handlerOf(basename)(request, context);
}

/** Chunks of the first view, for preload headers and the byte counter. */
export const assets = build.assets;
