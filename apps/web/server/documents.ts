import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedMap } from '@cosmodrome/rules/bounded-map';
import { maySeeBetting } from '@cosmodrome/rules/content/betting';
import type { Clock } from '@cosmodrome/rules/clock';
import { chooseLocale, LONGEST_WISH } from '@cosmodrome/rules/content/choose-locale';
import { languageIn } from '@cosmodrome/rules/content/language-cookie';
import { type Locale, localeOf, locales } from '@cosmodrome/rules/content/locales';
import type { Bundle } from './bundle.ts';
import type { WebConfig } from './config.ts';
import { EncodedBytes } from '@cosmodrome/contract/encoded-bytes';
import { DocumentCache, type KeptDocument } from './document-cache.ts';
import { MAINTENANCE_HEADER, maintenancePage } from './maintenance.ts';
import { sendResponse, toRequest } from './node-request.ts';
import { contentPolicy, securityHeaders } from './security.ts';
import { sendDocument, sendKept } from './send-document.ts';
import { askingOf, hostOf, type Place, siteOf, type Visits } from './visits.ts';

export interface Documents {
  /** Answers a reading request from what is kept, at once and without any other work; false when there is nothing. */
  kept: (req: IncomingMessage, res: ServerResponse) => boolean;
  send: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
}

/** Addresses whose keys are remembered; strangers can make up as many as they like. */
const MOST_KEYS = 10_000;
/** The first part of an address. */
const FIRST_PART = /^\/([^/?]*)/;
/** A longer question is a stranger's making: it is worked out each time. */
const LONGEST_QUESTION = 1_024;

type Device = Parameters<Bundle['createQueryClient']>[1];
type Answer = Awaited<ReturnType<Bundle['answer']>>;
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

  const render = async (req: IncomingMessage, request: Request, asked: Asked): Promise<Answer> => {
    const facts = await visits.hostFacts(req);
    if (visits.inMaintenance()) return closed(asked);
    const host = maySports(asked.place) ? facts : { ...facts, betting_url: null };
    return bundle.answer(request, asked.basename, {
      api: visits.guestApi(req, asked.locale),
      answers: visits.answers({
        site: siteOf(req, config),
        host: facts,
        locale: asked.locale,
        place: asked.place,
        device: asked.device,
      }),
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
    const answer = await render(req, new Request(asked.url, { headers: { accept: 'text/html' } }), asked);
    // It may have closed while the document was made.
    return keep(visits.inMaintenance() ? closed(asked) : answer, config, asked.basename === '/');
  };

  /** Keys of shared documents by what was asked, so that a kept one is found without a look at the route table. */
  const keys = new BoundedMap<string, string>(MOST_KEYS);

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
    const { document, state } = await cache.get(key, () => packed(make(req, asked)));
    const question = questionOf(req, bundle, visits, config);
    if (question !== undefined && question.length <= LONGEST_QUESTION) keys.set(question, key);
    await sendDocument(document, state, req, res, config);
  };
  return { kept, send };
}

/** A document as it is kept: compressed alone. */
async function packed(made: Promise<KeptDocument>): Promise<KeptDocument> {
  const document = await made;
  await document.bytes.pack();
  return document;
}

const closed = ({ locale }: Asked): Answer => ({ response: maintenancePage(locale), html: null });

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
 * Its parts are separated by spaces, which only the last one can contain.
 */
function questionOf(req: IncomingMessage, bundle: Bundle, visits: Visits, config: WebConfig): string | undefined {
  const asking = askingOf(req, config);
  const place = visits.knownPlace(asking);
  if (!place) return undefined;
  const scheme = asking.secure ? 'https' : 'http';
  const hint = bundle.hasHint(req.headers.cookie ?? '') ? 'in' : 'out';
  const from = `${place.country_code ?? '-'} ${place.restricted ? 'restricted' : 'open'}`;
  return `${scheme} ${hint} ${deviceOf(req, bundle)} ${from} ${asking.host} ${req.url ?? ''} ${wishOf(req, bundle)}`;
}

/** Phones and tablets are one class: what a game runs on. */
const deviceOf = (req: IncomingMessage, bundle: Bundle): Device =>
  bundle.isMobile(req.headers['user-agent'] ?? '') ? 'mobile' : 'desktop';

/** What a document answers to. The fetch standard knows no request with some of the others. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];
/** A name or an address with its port, and nothing that would begin a path. */
const HOST = /^(?:[\w.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/;

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { ...securityHeaders, 'Content-Type': 'text/plain', ...headers } });

/**
 * Whether a deployment that has named its address is asked under a name that nobody listed: each would have documents of
 * its own. While the origin cannot say what is listed, every name is answered.
 */
async function isStrange(
  host: string,
  req: IncomingMessage,
  bundle: Bundle,
  visits: Visits,
  config: WebConfig,
): Promise<boolean> {
  if (config.siteUrl === null || host.toLowerCase() === new URL(config.siteUrl).host) return false;
  const facts = await visits.hostFacts(req);
  return facts !== bundle.mainHost && facts.canonical === null;
}

const isReading = (req: IncomingMessage): boolean => req.method === 'GET' || req.method === 'HEAD';
const isData = (path: string): boolean => /\.data$|\/__manifest$/.test(path);

async function ask(req: IncomingMessage, bundle: Bundle, visits: Visits, config: WebConfig): Promise<Asked | Response> {
  if (!METHODS.includes(req.method ?? '')) return plain(405, 'Method not allowed', { Allow: METHODS.join(', ') });
  const host = hostOf(req, config);
  if (!HOST.test(host)) return plain(400, 'Bad request');
  if (await isStrange(host, req, bundle, visits, config)) return plain(421, 'This name is not one of this site');
  const site = siteOf(req, config);
  // A browser takes two slashes of either kind at the start for another host.
  const target = (req.url ?? '/').replace(/^[/\\]{2,}/, '/');
  if (!target.startsWith('/') || !URL.canParse(target, site)) return plain(400, 'Bad request');
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
  const usual = bundle.defaultLocale(place.country_code);
  if (locale === null && isReading(req) && !isData(path) && spec && spec.kind !== 'resource') {
    const { hidden_locales: hidden } = await visits.hostFacts(req);
    const wished = wishedPrefix(req, bundle, usual, hidden);
    if (localeOf(wished) !== usual) return inLanguage(wished, path + url.search);
  }
  if (spec?.cache === 'shared' && isReading(req) && !isData(path)) {
    const named = [...url.searchParams]
      .filter(([name]) => spec.search.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    url.search = new URLSearchParams(named).toString();
  }
  return {
    basename: prefix || '/',
    locale: locale ?? usual,
    path,
    url,
    signedIn: bundle.hasHint(req.headers.cookie ?? ''),
    device: deviceOf(req, bundle),
    place,
    spec,
  };
}

/**
 * The language for an address that names none, as the first part of one that does: what the visitor has chosen, else what
 * the browser asks for among what the host offers, else that of the country.
 */
function wishedPrefix(req: IncomingMessage, bundle: Bundle, usual: Locale, hidden: readonly string[]): string {
  const chosen = bundle.localePrefixOf(languageIn(req.headers.cookie ?? '') ?? '');
  if (chosen !== null) return chosen;
  const offered = locales.filter((code) => !hidden.includes(code));
  return chooseLocale(req.headers['accept-language'], offered, usual);
}

/** Leads to the same page in another language. It is for this visitor alone. */
const inLanguage = (prefix: string, path: string): Response =>
  new Response(null, {
    status: 302,
    headers: {
      Location: `/${prefix}${path.replace(/^\/(?=\?|$)/, '')}`,
      'Cache-Control': 'private, no-store',
      Vary: 'Accept-Language, Cookie',
    },
  });

/** What a visitor wants to read, as a request says it: part of the question where the address names no language. */
function wishOf(req: IncomingMessage, bundle: Bundle): string {
  const [, first = ''] = FIRST_PART.exec(req.url ?? '/') ?? [];
  if (bundle.localePrefixOf(first) !== null) return '-';
  const wished = (req.headers['accept-language'] ?? '').slice(0, LONGEST_WISH);
  return `${languageIn(req.headers.cookie ?? '') ?? ''}/${wished}`;
}

/** Strong validator of a document: of its text, so that it is the same for every node. */
const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

async function keep({ response, html }: Answer, config: WebConfig, anyLanguage: boolean): Promise<KeptDocument> {
  const bytes = html ?? Buffer.from(await response.arrayBuffer());
  const location = response.headers.get('location');
  const closed = response.headers.get(MAINTENANCE_HEADER);
  return {
    status: response.status,
    etag: etagOf(bytes),
    anyLanguage,
    headers: {
      ...(location === null ? {} : { Location: location }),
      ...(closed === null
        ? {}
        : { [MAINTENANCE_HEADER]: closed, 'Retry-After': response.headers.get('retry-after') ?? '' }),
      'Content-Type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'Content-Security-Policy': contentPolicy(bytes, config.frameOrigins),
    },
    bytes: new EncodedBytes(bytes),
  };
}

/** The answer to a form post or data request, with the policy of the document it may carry. Never kept. */
async function guarded({ response, html }: Answer, config: WebConfig): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers });
  const bytes = html ?? Buffer.from(await response.arrayBuffer());
  headers.set('Content-Security-Policy', contentPolicy(bytes, config.frameOrigins));
  return new Response(new Uint8Array(bytes), { status: response.status, headers });
}
