import type { QueryClient } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Query } from './query.ts';
import { noteSeed } from './seeds.ts';

/** The cache of this request (server) or of the page (browser); set by the document handler and the client entry. */
export const queryClientContext = createContext<QueryClient>();
/** Answers that all documents for guests of one language and country share; nothing in the browser. */
export const sharedAnswersContext = createContext<QueryClient | null>(null);
/** Language of the document. */
export const localeContext = createContext<Locale>();

/** What a route's data plan works with. */
export interface LoadArgs {
  params: Readonly<Record<string, string | undefined>>;
  /** For its search parameters; the path carries the language prefix. */
  url: URL;
  locale: Locale;
  /** Reads something the page cannot be shown without; a failure becomes the page's error. */
  need: <T>(query: Query<T>) => Promise<T>;
  /** Reads something the page can do without; undefined when it failed, and the component tries again. */
  want: <T>(query: Query<T>) => Promise<T | undefined>;
}

interface RouteArgs {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** In the browser a navigation waits this long for its data; slower data shows as skeletons on the new page. */
const PATIENCE = 180;

export interface Load {
  loader: (args: RouteArgs) => Promise<null>;
  clientLoader: (args: RouteArgs) => Promise<null>;
}

/**
 * Makes a route's `loader` and `clientLoader` from one plan:
 *
 *     const load = defineLoad(async ({ params, need }) => { await need(categoryGames(params.slug)); });
 *     export const loader = load.loader;
 *     export const clientLoader = load.clientLoader;
 */
export function defineLoad(plan: (args: LoadArgs) => Promise<void>): Load {
  return {
    loader: (args) => collect(plan, args),
    async clientLoader({ params, request, context }) {
      const work = run(plan, {
        params,
        request,
        locale: context.get(localeContext),
        ask: asker(context),
      });
      // A failure after the page is shown belongs to the component, which reads the same query.
      work.catch(() => undefined);
      await Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
      return null;
    },
  };
}

/** Runs a plan on the server, and notes what it read for the document. */
export async function collect(plan: (args: LoadArgs) => Promise<void>, args: RouteArgs): Promise<null> {
  const { params, request, context } = args;
  const client = context.get(queryClientContext);
  const answered = asker(context);
  const ask: Ask = async (query) => {
    const data = await answered(query);
    noteSeed(client, query.queryKey, data);
    return data;
  };
  await run(plan, { params, request, locale: context.get(localeContext), ask });
  return null;
}

type Ask = <T>(query: Query<T>) => Promise<T>;

/**
 * Reads queries into the cache of this request or page. On the server an answer that another document has just read is
 * taken; a question that has to be asked is asked as this visitor, so that one who is refused stands in nobody's way.
 */
export function asker(context: Readonly<RouterContextProvider>): Ask {
  const client = context.get(queryClientContext);
  const shared = context.get(sharedAnswersContext);
  if (!shared) return (query) => client.fetchQuery(query);
  return async (query) => {
    const data = await shared.fetchQuery({ ...query, queryFn: () => query.queryFn({ client }) });
    client.setQueryData(query.queryKey, data);
    return data;
  };
}

interface Run {
  params: LoadArgs['params'];
  request: Request;
  locale: Locale;
  ask: Ask;
}

async function run(plan: (args: LoadArgs) => Promise<void>, { params, request, locale, ask }: Run) {
  const want = <T>(query: Query<T>): Promise<T | undefined> => ask(query).catch(() => undefined);
  try {
    await plan({ params, locale, url: new URL(request.url), need: ask, want });
  } catch (error) {
    throw asResponse(error);
  }
}

/** What the origin answers for what is not there, and for an address that nothing can have (too long, a zero character). */
const NOWHERE: readonly number[] = [404, 422];

/** Failures as the responses that the error pages know: nothing there, everything else is "out of order". */
function asResponse(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  return new Response(null, { status: NOWHERE.includes(error.status) ? 404 : 503 });
}
