import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { api } from './platform/api/browser.ts';
import type { Locale } from './platform/i18n/locales.ts';
import { withoutUnheardEvents } from './platform/device/unheard-events.ts';
import { createQueryClient } from './platform/queries/client.ts';
import { localeContext, queryClientContext } from './platform/queries/load.ts';
import { plantSeeds, SEEDS } from './platform/queries/seeds.ts';
import { isLeaving } from './platform/routing/early-traversal.ts';
import { setTable } from './platform/routing/match.ts';
import { prepareSession } from './platform/session/session.ts';
import { paths } from './routes.ts';

const client = createQueryClient(api, document.documentElement.dataset['device'] === 'mobile' ? 'mobile' : 'desktop');
setTable(paths);
prepareSession(client);
plantSeeds(client, document.getElementById(SEEDS)?.textContent);

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, client);
  context.set(localeContext, document.documentElement.lang as Locale);
  return context;
}

const hydrate = (): void => {
  hydrateRoot(
    document,
    <QueryClientProvider client={client}>
      <HydratedRouter getContext={getContext} />
    </QueryClientProvider>,
  );
};

if (!isLeaving()) startTransition(() => withoutUnheardEvents(hydrate));
