import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Clock, systemClock } from '@cosmodrome/rules/clock';
import { loadBundle } from './bundle.ts';
import { defaultConfig, type WebConfig } from './config.ts';
import { createDocuments } from './documents.ts';
import { type OriginFetch, remoteOrigin } from './origin.ts';
import { securityHeaders } from './security.ts';
import { StaticFiles } from './static-files.ts';
import { createVisits } from './visits.ts';

export interface WebOptions {
  /** Address of the origin, or a function that answers its paths in this process. */
  origin: string | OriginFetch;
  clock?: Clock;
  config?: Partial<WebConfig>;
}

export type Listener = (req: IncomingMessage, res: ServerResponse) => void;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * The web app as a Node request listener: documents, static files and tile pictures. The origin's own paths are not its
 * business: a proxy or the composing program answers them on the same host.
 */
export async function createWebHandler(options: WebOptions): Promise<Listener> {
  const config: WebConfig = { ...defaultConfig, ...options.config };
  const clock = options.clock ?? systemClock;
  const origin =
    typeof options.origin === 'string'
      ? remoteOrigin(options.origin, config.countryHeader, config.proxySecret)
      : options.origin;
  const bundle = await loadBundle(config.buildDirectory);
  const documents = createDocuments(bundle, createVisits(bundle, origin, clock, config), clock, config);
  const client = path.join(config.buildDirectory, 'client');
  const assets = new StaticFiles([path.join(client, 'assets')], IMMUTABLE);
  const files = new StaticFiles([client], A_DAY);
  const art = new StaticFiles(config.artDirectories, A_DAY);
  const symbols = new StaticFiles([config.symbolDirectory], A_DAY);

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const pathname = (req.url ?? '/').split('?', 1)[0] ?? '/';
    if (req.method === 'GET' || req.method === 'HEAD') {
      if (pathname.startsWith('/assets/')) return orNothing(await assets.send(pathname.slice(8), req, res), res);
      if (pathname.startsWith('/art/tiles/')) return orNothing(await sendTile(art, pathname.slice(11), req, res), res);
      if (pathname.startsWith('/art/symbols/')) return orNothing(await symbols.send(pathname.slice(13), req, res), res);
      if (/^\/(brand\/)?[\w-]+\.\w+$/.test(pathname) && (await files.send(pathname.slice(1), req, res))) return;
    }
    await documents.send(req, res);
  };

  return (req, res) => {
    if ((req.method === 'GET' || req.method === 'HEAD') && documents.kept(req, res)) return;
    answer(req, res).catch((error: unknown) => {
      console.error('DOCUMENT_ERROR', error instanceof Error ? error.message : error);
      if (!res.headersSent) res.writeHead(500, { ...securityHeaders, 'Content-Type': 'text/plain' });
      res.end();
    });
  };
}

function orNothing(sent: boolean, res: ServerResponse): void {
  if (sent) return;
  res.writeHead(404, { ...securityHeaders, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  res.end('Not found');
}

/** `<slug>-<width>.<format>`: the smaller size, or the master, which is the largest and stands in for one that is missing. */
async function sendTile(art: StaticFiles, name: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  if (!/^[a-z0-9-]+\.(avif|webp)$/.test(name)) return false;
  if (!name.endsWith('-480.avif') && (await art.send(name, req, res))) return true;
  return art.send(name.replace(/-\d+\.(avif|webp)$/, '.avif'), req, res);
}
