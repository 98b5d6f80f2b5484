import type { Player } from '@cosmodrome/contract/http/profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createRoutesStub, matchRoutes, RouterContextProvider, useLocation } from 'react-router';
import { afterEach, expect, vi } from 'vitest';
import { api } from '../app/platform/api/browser.ts';
import { wakeParts } from '../app/platform/device/later.ts';
import { rememberEmbedded } from '../app/platform/i18n/catalogue.ts';
import { overlaysIn } from '../app/platform/overlays/stack.ts';
import { createQueryClient } from '../app/platform/queries/client.ts';
import { localeContext, queryClientContext } from '../app/platform/queries/load.ts';
import { setTable } from '../app/platform/routing/match.ts';
import { HINT_COOKIE } from '../app/platform/session/hint.ts';
import { prepareSession, sessionState } from '../app/platform/session/session.ts';
import { noSite, type Site } from '../app/platform/site.ts';
import { closeToast, openToasts } from '../app/platform/toasts/toasts.ts';
import App, { ErrorBoundary, shouldRevalidate } from '../app/root.tsx';
import { paths } from '../app/routes.ts';
import { messagesOf } from './messages.ts';
import { givePopovers } from './popovers.ts';
import { type Answers, scriptOrigin, type ScriptedOrigin } from './scripted-origin.ts';
import { answersToAnybody, answersTo } from './samples.ts';

interface RouteModule {
  default: ComponentType;
  clientLoader?: (args: never) => unknown;
  ErrorBoundary?: ComponentType;
}

// Nothing is fetched ahead: there is no build to fetch from.
vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  PrefetchPageLinks: () => null,
}));
// Nobody connects: a test hands messages to the page by `tell`.
vi.doMock('socket.io-client', () => ({ io: () => ({ on: () => undefined, disconnect: () => undefined }) }));

// A busy machine takes its time to load what a page brings later.
configure({ asyncUtilTimeout: 10_000 });

const modules = import.meta.glob<RouteModule>('../app/*/routes/**/*.tsx');

/** What a test opens a page with. */
export interface Opening {
  /** What the origin answers, beside what every page asks of it (`samples.ts`). */
  answers?: Answers;
  /** Who is signed in; nobody where it is left out. */
  player?: Player;
  /** Facts of the document that differ from those of a host of which nothing is known. */
  site?: Partial<Site>;
  /** Further addresses that are real ones: any other that the page leads to is empty. */
  also?: readonly string[];
}

/** A page in the test's document, and whoever uses it. */
export interface OpenPage {
  origin: ScriptedOrigin;
  user: UserEvent;
  /** The address that is shown, with its search: that of the topmost overlay, where one lies over the page. */
  address: () => string;
}

const opened: ScriptedOrigin[] = [];

/**
 * Opens an address of the product as a browser does: the route's module within the frame of the site, over an origin that
 * answers what the test says. Another address that the page leads to is shown as empty. There is no layout and there are no
 * styles: what only a browser shows belongs into a journey. Needs the environment `happy-dom`. The page is closed after each
 * test, which fails when the test had no answer for a call.
 */
export async function openPage(
  address: string,
  { answers = {}, player, site = {}, also = [] }: Opening = {},
): Promise<OpenPage> {
  const origin = scriptOrigin({ ...answersToAnybody, ...(player && answersTo(player)), ...answers });
  opened.push(origin);
  givePopovers();
  vi.stubGlobal('fetch', origin.fetch);
  const facts: Site = { ...noSite, languages: ['en'], now: Date.now(), signedIn: player !== undefined, ...site };
  document.documentElement.lang = facts.locale;
  document.cookie = `${HINT_COOKIE}=${player ? 1 : 0}; path=/`;
  rememberEmbedded(messagesOf(facts.locale));
  const client = createQueryClient(api, facts.device);
  setTable(paths);
  prepareSession(client);
  const context = new RouterContextProvider();
  context.set(queryClientContext, client);
  context.set(localeContext, facts.locale);
  let shown = address;
  const Root = () => {
    const { pathname, search, state } = useLocation();
    shown = overlaysIn(state).at(-1) ?? pathname + search;
    return <App />;
  };
  const Site = createRoutesStub(
    [
      {
        id: 'root',
        path: '/',
        Component: Root,
        HydrateFallback: () => null,
        ErrorBoundary,
        loader: () => ({ facts }),
        shouldRevalidate,
        children: [...(await routesOf([address, ...also])), { id: '/*', path: '*', Component: () => null }],
      },
    ],
    context,
  );
  render(
    <QueryClientProvider client={client}>
      <Site initialEntries={[address]} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(document.querySelector('main')).not.toBeNull());
  wakeParts();
  return { origin, user: someUser(), address: () => shown };
}

/** Whoever uses the page. Where a test has stopped the clock, presses and letters take their moments of it. */
const someUser = (): UserEvent =>
  userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) });

/** Puts a text into a field in place of what is there: whole, so that no focus that moves meanwhile takes a part of it. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  const user = someUser();
  await user.clear(field);
  await user.paste(text);
}

/** The routes that addresses belong to, each once. */
async function routesOf(addresses: readonly string[]) {
  const routes = await Promise.all(addresses.map(routeOf));
  return [...new Map(routes.map((route) => [route.id, route])).values()];
}

/** The route that an address belongs to, as the router takes it. */
async function routeOf(address: string) {
  const pages = paths.filter(({ kind }) => kind === 'page' || kind === 'overlay');
  const match = matchRoutes(
    pages.map(({ path }) => ({ path, id: path })),
    address,
  )?.at(-1)?.route.id;
  const file = pages.find(({ path }) => path === match)?.file;
  const load = modules[`../app/${file}`];
  if (!match || !load) throw new Error(`${address} belongs to no page`);
  const { default: Component, clientLoader, ErrorBoundary: Failed } = await load();
  return {
    id: match,
    path: match.slice(1) || '/',
    Component,
    ...(clientLoader && { loader: (args: object) => clientLoader(args as never) }),
    ...(Failed && { ErrorBoundary: Failed }),
  };
}

afterEach(() => {
  cleanup();
  sessionState.set('guest');
  for (const { id } of openToasts.get()) closeToast(id);
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  const missing = opened.splice(0).flatMap(({ unanswered }) => unanswered);
  expect(missing, 'calls that the test has no answer for').toEqual([]);
});
