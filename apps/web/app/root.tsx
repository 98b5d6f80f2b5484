import './app.css';
import { listedLocales } from '@cosmodrome/rules/content/locales';
import displayFace from '@cosmodrome/ui/fonts/anybody-latin.woff2?url';
import textFace from '@cosmodrome/ui/fonts/instrument-sans-latin.woff2?url';
import { AnchorProvider } from '@cosmodrome/ui/anchor';
import { markTurnedRows } from '@cosmodrome/ui/turned-rows';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { brandQuery, footerTextsQuery, pagesQuery, promoQuery } from './content/index.ts';
import { collectionsQuery } from './games/index.ts';
import { useHydrated } from './platform/device/hydrated.ts';
import { oldBrowserScript } from './platform/device/old-browser.ts';
import { pressScript, repeatEarlyInput } from './platform/forms/early-input.ts';
import { rememberEmbedded } from './platform/i18n/catalogue.ts';
import { Texts } from './platform/i18n/provider.tsx';
import { collect, queryClientContext } from './platform/queries/load.ts';
import { noteSeed, SEEDS, writeSeeds } from './platform/queries/seeds.ts';
import { leaveTraversalsToRouter, traversalScript } from './platform/routing/early-traversal.ts';
import { AppLink, LinksProvider } from './platform/routing/link.tsx';
import { specOf } from './platform/routing/match.ts';
import { guardDocument, guardNavigation } from './platform/routing/middleware.ts';
import { visitContext } from './platform/server/request.ts';
import { bootScript } from './platform/session/boot.ts';
import { noSite, SiteProvider } from './platform/site.ts';
import { excludedQuery } from './promotions/index.ts';
import { Oops } from './shell/components/oops.tsx';
import { pageMarks } from './shell/page-marks.ts';
import { Shell } from './shell/shell.tsx';
import { part } from './platform/device/part.ts';

const NotFound = part(() => import('./platform/not-found-page.tsx'));

export const middleware = [guardDocument];
export const clientMiddleware = [guardNavigation];

/** What every document brings: language, texts of its page, menus, and nothing about a person. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = args.context.get(visitContext);
  const spec = specOf(args.pattern);
  const [texts] = await Promise.all([
    // Every page has the search. With its texts in the document, a press on it does not wait for the large catalogue.
    visit.messages(['shell', 'search', ...(spec?.messages ?? [])]),
    collect(async ({ want }) => {
      await Promise.all([
        want(collectionsQuery()),
        want(pagesQuery(visit.locale)),
        want(brandQuery(visit.locale)),
        want(footerTextsQuery(visit.locale)),
        ...(visit.signedIn ? [] : [want(promoQuery(visit.locale)), want(excludedQuery())]),
      ]);
    }, args),
  ]);
  const client = args.context.get(queryClientContext);
  client.setQueryData(TEXTS, texts);
  noteSeed(client, TEXTS, texts);
  const { locale, site, host, now, restricted, signedIn, device } = visit;
  const languages = listedLocales(host.hidden_locales, locale);
  return {
    facts: {
      locale,
      languages,
      site,
      brand: host.brand,
      licence: host.licence,
      betting: host.betting_url !== null,
      shop: host.points_shop,
      lotteries: host.lotteries,
      chance: host.rocket_chance,
      simulated: host.simulated_players,
      widgets: host.widgets,
      now,
      restricted,
      signedIn,
      device,
    },
  };
}

/** The document's facts stay as they came; a language switch is a new document. */
export const shouldRevalidate = (): boolean => false;

/** Set once the document is alive. */
let alive = false;

/**
 * The document. When a page fails, or its markup is not what the server wrote (an extension of the browser has changed it),
 * it is drawn anew in the browser, and then without scripts: they have run, and the content policy lets no code make new ones.
 */
export function Layout({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [first] = useState(!isHydrated);
  useEffect(() => {
    if (!alive) repeatEarlyInput();
    alive = true;
    leaveTraversalsToRouter();
  }, []);
  const { facts } = useRouteLoaderData<typeof loader>('root') ?? { facts: noSite };
  const client = useQueryClient();
  const spec = specOf(useMatches().at(-1)?.id ?? '');
  // Written once: from then on the parts of the page keep them.
  const [marks] = useState(() =>
    import.meta.env.SSR
      ? pageMarks({ spec, licence: facts.licence, isGuest: !facts.signedIn }).join(' ')
      : document.documentElement.className,
  );
  return (
    <html
      lang={facts.locale}
      className={marks || undefined}
      data-brand={facts.brand.id}
      data-device={facts.device}
      data-restricted={facts.restricted ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#050b18" />
        {/* Only the document needs its text: a script that is there already is never run again. */}
        {first && (
          <script
            // oxlint-disable-next-line react/no-danger -- Scripts of our own, made by the build.
            dangerouslySetInnerHTML={{
              __html: import.meta.env.SSR
                ? `${oldBrowserScript};${traversalScript};${bootScript()};${pressScript};(${markTurnedRows.toString()})()`
                : '',
            }}
            suppressHydrationWarning
          />
        )}
        <link rel="preload" as="font" type="font/woff2" href={displayFace} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={textFace} crossOrigin="anonymous" />
        <link rel="icon" href={facts.brand.logo.icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
        <Links />
      </head>
      <body>
        {children}
        {first && <ScrollRestoration />}
        {/* Before the scripts: the first of them reads it, and they do not wait for the rest of the document. */}
        {first && (
          <script
            id={SEEDS}
            type="application/json"
            // oxlint-disable-next-line react/no-danger -- It is written so that nothing in it can end the script.
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? writeSeeds(client) : '' }}
            suppressHydrationWarning
          />
        )}
        {first && <Scripts />}
      </body>
    </html>
  );
}

/** Where the texts of the document are found among what it brings: written once for all documents that need the same. */
const TEXTS = ['texts'];
const noTexts = {};

function Page({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const client = useQueryClient();
  const [texts] = useState(() => client.getQueryData<Record<string, unknown>>(TEXTS) ?? noTexts);
  useState(() => rememberEmbedded(texts));
  // The document's facts stay as they came, so they are one object for its life.
  const { facts = noSite } = data ?? {};
  return (
    <Texts locale={facts.locale} messages={texts}>
      <SiteProvider value={facts}>
        <LinksProvider>
          <AnchorProvider value={AppLink}>
            <Shell>{children}</Shell>
          </AnchorProvider>
        </LinksProvider>
      </SiteProvider>
    </Texts>
  );
}

export default function App() {
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Page>
      {missing ? (
        <Suspense>
          <NotFound />
        </Suspense>
      ) : (
        <Oops />
      )}
    </Page>
  );
}
