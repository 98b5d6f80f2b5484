import type { IncomingMessage, ServerResponse } from 'node:http';
import { maySeeBetting } from '@cosmodrome/rules/content/betting';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Locale } from '@cosmodrome/rules/content/locales';
import type { Bundle } from './bundle.ts';
import { etagOf } from './compress.ts';
import type { WebConfig } from './config.ts';
import { DocumentBytes } from './document-bytes.ts';
import { DocumentCache, type KeptDocument } from './document-cache.ts';
import { sendResponse, toRequest } from './node-request.ts';
import { contentPolicy, securityHeaders } from './security.ts';
import { sendDocument, sendKept } from './send-document.ts';
import { hostOf, isSecure, type Place, siteOf, type Visits } from './visits.ts';

export interface Documents {
  /** Answers a reading request from what is kept, at once and without any other work; false when there is nothing. */
  kept: (req: IncomingMessage, res: ServerResponse) => boolean;
  send: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
}

/** Addresses whose keys are remembered; strangers can make up as many as they like. */
const MOST_KEYS = 10_000;

type Device = Parameters<Bundle['createQueryClient']>[1];
type Spec = NonNullable<ReturnType<Bundle['specFor']>>;

/** Everything the answer to a request may depend on, found before anything is rendered. */
interface Asked {
  basename: string;
  locale: Locale;
  path: string;
  /** Address with only the search parameters that shape the document, when it is a shared one. */
  url: URL;
  signedIn: boolean;
  device: Device;
  place: Place;
  spec: Spec | undefined;
}

/** Answers documents, data requests of the router and form posts. Shared documents are kept with their bytes. */
export function createDocuments(bundle: Bundle, visits: Visits, clock: Clock, config: WebConfig): Documents {
  const cache = new DocumentCache(clock, {
    fresh: config.documentFresh,
    stale: config.documentStale,
    bytes: config.documentBytes,
  });

  const render = async (req: IncomingMessage, request: Request, asked: Asked): Promise<Response> => {
    const facts = await visits.hostFacts(req);
    const host = maySports(asked.place) ? facts : { ...facts, betting_url: null };
    return bundle.answer(request, asked.basename, {
      api: visits.guestApi(req, asked.locale),
      answers: visits.answers(siteOf(req, config), asked.locale, asked.place, asked.device),
      asVisitor: () => visits.visitorApi(req, asked.locale),
      locale: asked.locale,
      prefix: asked.basename === '/' ? '' : asked.basename,
      path: asked.path,
      site: host.canonical === null ? (config.siteUrl ?? asked.url.origin) : `${asked.url.protocol}//${host.canonical}`,
      host,
      now: clock.now().getTime(),
      restricted: asked.place.restricted,
      signedIn: asked.signedIn,
      device: asked.device,
      messages: (namespaces) => visits.messages(req, asked.locale, namespaces),
    });
  };

  /** A document made for keeping: no header of the asking browser reaches the renderer. */
  const make = async (req: IncomingMessage, asked: Asked): Promise<KeptDocument> => {
    const response = await render(req, new Request(asked.url, { headers: { accept: 'text/html' } }), asked);
    return keep(response, config);
  };

  /** Keys of shared documents by what was asked, so that a kept one is found without a look at the route table. */
  const keys = new Map<string, string>();

  const kept: Documents['kept'] = (req, res) => {
    const question = questionOf(req, bundle, visits, config);
    const key = question === undefined ? undefined : keys.get(question);
    const document = key === undefined ? undefined : cache.fresh(key);
    if (!document || !sendKept(document, req, res, config)) return false;
    document.bytes.improve();
    return true;
  };

  const send: Documents['send'] = async (req, res) => {
    const asked = await ask(req, bundle, visits, config);
    if (asked instanceof Response) return sendResponse(asked, req, res);
    if (!isReading(req) || asked.spec?.kind === 'resource' || isData(asked.path)) {
      return sendResponse(await guarded(await render(req, toRequest(req, res, asked.url), asked), config), req, res);
    }
    if (asked.spec?.cache !== 'shared') return sendDocument(await make(req, asked), 'none', req, res, config);
    const key = keyOf(asked);
    const { document, state } = await cache.get(key, () => make(req, asked));
    const question = questionOf(req, bundle, visits, config);
    if (question !== undefined) {
      if (keys.size >= MOST_KEYS) keys.clear();
      keys.set(question, key);
    }
    await sendDocument(document, state, req, res, config);
  };
  return { kept, send };
}

const maySports = ({ country_code, restricted }: Place): boolean => maySeeBetting(country_code, restricted);

/** The key of a shared document: nothing else may shape it. */
const keyOf = ({ url, locale, place, signedIn, device }: Asked): string =>
  [
    url.href,
    locale,
    place.restricted ? 'restricted' : 'open',
    maySports(place) ? 'sports' : 'no-sports',
    signedIn ? 'in' : 'out',
    device,
  ].join(' ');

/**
 * Everything of a request that its key is made of, as it came; undefined until the visitor's place is known.
 * Spaces part it, and none of the parts can hold one.
 */
function questionOf(req: IncomingMessage, bundle: Bundle, visits: Visits, config: WebConfig): string | undefined {
  const place = visits.knownPlace(req);
  if (!place) return undefined;
  const scheme = isSecure(req, config) ? 'https' : 'http';
  const hint = bundle.hasHint(req.headers.cookie ?? '') ? 'in' : 'out';
  const from = `${place.country_code ?? '-'} ${place.restricted ? 'restricted' : 'open'}`;
  return `${scheme} ${hint} ${deviceOf(req, bundle)} ${from} ${hostOf(req, config)} ${req.url ?? ''}`;
}

/** Phones and tablets are one class: what a game runs on. */
const deviceOf = (req: IncomingMessage, bundle: Bundle): Device =>
  bundle.isMobile(req.headers['user-agent'] ?? '') ? 'mobile' : 'desktop';

const isReading = (req: IncomingMessage): boolean => req.method === 'GET' || req.method === 'HEAD';
const isData = (path: string): boolean => /\.data$|\/__manifest$/.test(path);

async function ask(req: IncomingMessage, bundle: Bundle, visits: Visits, config: WebConfig): Promise<Asked | Response> {
  const site = siteOf(req, config);
  // A browser takes two slashes of either kind at the start for another host.
  const target = (req.url ?? '/').replace(/^[/\\]{2,}/, '/');
  if (!target.startsWith('/') || !URL.canParse(target, site)) return new Response('Bad request', { status: 400 });
  const url = new URL(target, site);
  if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
    const path = url.pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
    return new Response(null, { status: 301, headers: { Location: path + url.search } });
  }
  const [, first = ''] = url.pathname.split('/', 2);
  const written = bundle.localePrefixOf(first);
  if (written !== null && written !== first) {
    const path = `/${written}${url.pathname.slice(first.length + 1)}`;
    return new Response(null, { status: 301, headers: { Location: path + url.search } });
  }
  const { locale, prefix, path } = bundle.splitLocale(url.pathname);
  const place = await visits.placeOf(req);
  const spec = bundle.specFor(path.replace(/\.data$/, '').replace(/^\/_root$/, '/'));
  if (spec?.cache === 'shared' && isReading(req) && !isData(path)) {
    const named = [...url.searchParams]
      .filter(([name]) => spec.search.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    url.search = new URLSearchParams(named).toString();
  }
  return {
    basename: prefix || '/',
    locale: locale ?? bundle.defaultLocale(place.country_code),
    path,
    url,
    signedIn: bundle.hasHint(req.headers.cookie ?? ''),
    device: deviceOf(req, bundle),
    place,
    spec,
  };
}

async function keep(response: Response, config: WebConfig): Promise<KeptDocument> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const location = response.headers.get('location');
  return {
    status: response.status,
    etag: etagOf(bytes),
    headers: {
      ...(location === null ? {} : { Location: location }),
      'Content-Type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'Content-Security-Policy': contentPolicy(bytes, config.frameOrigins),
    },
    bytes: new DocumentBytes(bytes),
  };
}

/** The answer to a form post or data request, with the policy of the document it may carry. Never kept. */
async function guarded(response: Response, config: WebConfig): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers });
  const text = await response.text();
  headers.set('Content-Security-Policy', contentPolicy(Buffer.from(text), config.frameOrigins));
  return new Response(text, { status: response.status, headers });
}
