import type { IncomingMessage } from 'node:http';
import type { CallAnswer } from '@cosmodrome/contract/calls';
import type { Clock } from '@cosmodrome/rules/clock';
import { Believed } from './believed.ts';
import type { Bundle } from './bundle.ts';
import type { Asking, WebConfig } from './config.ts';
import { MAINTENANCE_HEADER } from './maintenance.ts';
import type { ActingFor, OriginFetch } from './origin.ts';

type Api = ReturnType<Bundle['createApi']>;
type Answers = ReturnType<Bundle['createQueryClient']>;
type Device = Parameters<Bundle['createQueryClient']>[1];
/** Where a visitor is. */
export type Place = Pick<CallAnswer<'content.currentIp'>, 'country_code' | 'restricted'>;
/** What the asked host stands for. */
export type HostFacts = CallAnswer<'content.host'>;

/** For whom a document is made, as far as the origin's answers to guests depend on it. */
export interface GuestsOf {
  /** Scheme and host of one that is asked about: all of the same brand and licence are answered alike. */
  site: string;
  host: HostFacts;
  locale: string;
  place: Place;
  device: Device;
}

interface PlaceEntry {
  place: Promise<Place>;
  /** Once it has been answered. */
  known?: Place;
}

/** How long a visitor's place and the texts of a language are believed, in milliseconds. */
const BELIEVED = 300_000;
const MOST_PLACES = 20_000;
/** How long the origin's answers to guests serve other documents too, in milliseconds, and how many at most. */
const ANSWERS_BELIEVED = 10_000;
const MOST_ANSWERS = 1_000;
const MOST_HOSTS = 1_000;
/** Kinds of guests whose answers are held; each may hold a megabyte, so they are few, and only for their ten seconds. */
const MOST_GUESTS = 100;

export interface Visits {
  /** Where the visitor of a request is, as the origin sees it. Unknown and open when the origin cannot say. */
  placeOf(req: IncomingMessage): Promise<Place>;
  /** The same without asking: undefined when it is not known, or no longer believed. */
  knownPlace(asking: Asking): Place | undefined;
  /** The origin for documents: no cookie goes out, so nothing personal can come back. */
  guestApi(req: IncomingMessage, locale: string): Api;
  /** What the origin has lately answered to guests of a brand under a licence, in a language and place, on a device. */
  answers(asked: GuestsOf): Answers;
  /** The origin for form posts: as this visitor, with the cookies it answers. */
  visitorApi(req: IncomingMessage, locale: string): { api: Api; cookies: string[] };
  /** Whether the origin's latest answer was that it is closed for maintenance. */
  inMaintenance(): boolean;
  /** What the host of a request stands for; the main brand when the origin cannot say. */
  hostFacts(req: IncomingMessage): Promise<HostFacts>;
  /** Compiled namespaces of a language, as the brand of the request's host says them. */
  messages(req: IncomingMessage, locale: string, namespaces: readonly string[]): Promise<Record<string, unknown>>;
}

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** Who is behind a request: as the surrounding program knows it, else as the headers say where a proxy is trusted. */
export function askingOf(req: IncomingMessage, config: WebConfig): Asking {
  const named = req.headers.host ?? 'localhost';
  if (config.visitorOf) {
    const { ip, country, host, secure } = config.visitorOf(req);
    return { ip, country, host: host || named, secure };
  }
  const { behindProxy, countryHeader } = config;
  const before = behindProxy ? one(req.headers['x-forwarded-for']) : undefined;
  return {
    // The nearest address is the one that the proxy has written itself.
    ip: before?.split(',').at(-1)?.trim() || req.socket.remoteAddress || '',
    country: countryHeader === null ? null : (one(req.headers[countryHeader.toLowerCase()]) ?? null),
    host: (behindProxy ? one(req.headers['x-forwarded-host']) : undefined) ?? named,
    secure: behindProxy ? one(req.headers['x-forwarded-proto']) === 'https' : 'encrypted' in req.socket,
  };
}

/** Public host of a request. */
export const hostOf = (req: IncomingMessage, config: WebConfig): string => askingOf(req, config).host;

/** Public scheme and host of a request. */
export const siteOf = (req: IncomingMessage, config: WebConfig): string => {
  const { secure, host } = askingOf(req, config);
  return `${secure ? 'https' : 'http'}://${host}`;
};

/** Who is behind a request, in the form that the origin is told. */
function actingFor(req: IncomingMessage, config: WebConfig): ActingFor {
  const { ip, country } = askingOf(req, config);
  return { ip, country: country ?? undefined };
}

export function createVisits(bundle: Bundle, origin: OriginFetch, clock: Clock, config: WebConfig): Visits {
  let closed = false;
  const log = (code: string, error: Error): void => console.error(code, error.message);
  const apiFor = (
    req: IncomingMessage | string,
    headers: Record<string, string>,
    onResponse?: (response: Response) => void,
  ): Api =>
    bundle.createApi({
      // A scheme and host instead of a request: nobody in particular asks there.
      fetch: (path, init) =>
        typeof req === 'string'
          ? origin(new Request(req + path, init))
          : origin(new Request(siteOf(req, config) + path, init), actingFor(req, config)),
      timeout: bundle.SERVER_TIMEOUT,
      retries: 0,
      headers: () => headers,
      log,
      onResponse: (response) => {
        closed = response.status === 503 && response.headers.has(MAINTENANCE_HEADER);
        onResponse?.(response);
      },
    });
  const places = new Believed<PlaceEntry>(clock, { time: BELIEVED, most: MOST_PLACES });
  const answered = new Believed<Answers>(clock, { time: ANSWERS_BELIEVED, most: MOST_GUESTS });
  /** Parts of a catalogue by the namespaces in them, which the routes decide: one object, so that it is written once. */
  const partsOf = new WeakMap<object, Map<string, Record<string, unknown>>>();
  const catalogues = new Map<string, { at: number; texts: Promise<Record<string, unknown>> }>();
  const unknown: Place = { country_code: null, restricted: false };

  const guestApi = (req: IncomingMessage, locale: string): Api => apiFor(req, { 'Accept-Language': locale });

  // Whose accounts are open depends on the host's licence.
  const placeKey = ({ host, country, ip }: Asking): string => `${host} ${country ?? ip}`;

  const knownPlace = (asking: Asking): Place | undefined => places.get(placeKey(asking))?.known;

  const placeOf = (req: IncomingMessage): Promise<Place> => {
    const key = placeKey(askingOf(req, config));
    const known = places.get(key);
    if (known) return known.place;
    const place = apiFor(
      req,
      {},
    )('content.currentIp').catch(() => {
      places.delete(key);
      return unknown;
    });
    const entry: PlaceEntry = { place };
    void place.then((known) => (entry.known = known));
    places.set(key, entry);
    return place;
  };

  const hosts = new Believed<Promise<HostFacts>>(clock, { time: BELIEVED, most: MOST_HOSTS });
  const hostFacts = (req: IncomingMessage): Promise<HostFacts> => {
    const name = hostOf(req, config);
    const known = hosts.get(name);
    if (known) return known;
    const facts = apiFor(
      req,
      {},
    )('content.host').catch(() => {
      hosts.delete(name);
      return bundle.mainHost;
    });
    hosts.set(name, facts);
    return facts;
  };

  const catalogue = async (req: IncomingMessage, locale: string): Promise<Record<string, unknown>> => {
    const { brand } = await hostFacts(req);
    const key = `${brand.id} ${locale}`;
    const now = clock.now().getTime();
    const known = catalogues.get(key);
    if (known && now - known.at < BELIEVED) return known.texts;
    const texts = apiFor(req, {})('content.messages', { params: { file: `${locale}.json` } })
      .then((tree) => bundle.compileTree(tree) as Record<string, unknown>)
      .catch((error: unknown) => {
        catalogues.delete(key);
        // Old texts are better than none.
        if (known) return known.texts;
        throw error;
      });
    catalogues.set(key, { at: now, texts });
    return texts;
  };

  const answers: Visits['answers'] = ({ site, host, locale, place: { country_code, restricted }, device }) => {
    const [scheme] = site.split(':', 1);
    const betting = host.betting_url ?? '-';
    const key = [scheme, host.brand.id, host.licence, betting, locale, country_code ?? '-', restricted, device].join(
      ' ',
    );
    const known = answered.get(key);
    if (known && known.getQueryCache().getAll().length < MOST_ANSWERS) return known;
    const fresh = bundle.createQueryClient(apiFor(site, { 'Accept-Language': locale }), device);
    answered.set(key, fresh);
    return fresh;
  };

  return {
    inMaintenance: () => closed,
    placeOf,
    knownPlace,
    guestApi,
    answers,
    visitorApi(req, locale) {
      const cookies: string[] = [];
      const passed = Object.fromEntries(
        ['cookie', 'origin', 'referer', 'user-agent', 'sec-fetch-site'].flatMap((name) => {
          const value = one(req.headers[name]);
          return value === undefined ? [] : [[name, value]];
        }),
      );
      const api = apiFor(req, { ...passed, 'Accept-Language': locale }, (response) =>
        cookies.push(...response.headers.getSetCookie()),
      );
      return { api, cookies };
    },
    hostFacts,
    async messages(req, locale, namespaces) {
      const texts = await catalogue(req, locale);
      const parts = partsOf.get(texts) ?? new Map<string, Record<string, unknown>>();
      partsOf.set(texts, parts);
      const key = namespaces.join(' ');
      const part = parts.get(key) ?? Object.fromEntries(namespaces.map((name) => [name, texts[name] ?? {}]));
      parts.set(key, part);
      return part;
    },
  };
}
