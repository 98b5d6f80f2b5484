import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { BoundedMap } from '@cosmodrome/rules/bounded-map';
import { chooseLocale, LONGEST_WISH } from '@cosmodrome/rules/content/choose-locale';

/** Where a request comes from, after deciding which forwarded headers to believe. */
export interface Visitor {
  ip: string;
  country: string | null;
  restricted: boolean;
  host: string;
  secure: boolean;
  locale: string;
  userAgent: string;
}

/** What the socket and the headers say. */
export interface RawRequest {
  remoteAddress: string;
  encrypted: boolean;
  headers: IncomingHttpHeaders;
}

export interface VisitorRules {
  /** Addresses or CIDR ranges, or `loopback`. */
  trustedProxies: readonly string[];
  /** Requests that carry one of these in `x-proxy-secret` are believed wherever they come from. */
  proxySecrets: readonly string[];
  countryHeader: string;
  defaultCountry: string | null;
  isRestricted: (country: string, host: string) => boolean;
  locales: readonly string[];
}

export const PROXY_SECRET_HEADER = 'x-proxy-secret';

/** Answers that are remembered of each kind: a client can send any number of different headers. */
const MOST_REMEMBERED = 1_000;

/** Wraps a function so that its latest answers are remembered. */
function remembering<Value>(find: (text: string) => Value): (text: string) => Value {
  const found = new BoundedMap<string, Value>(MOST_REMEMBERED);
  return (text) => {
    let value = found.get(text);
    if (value === undefined) {
      value = find(text);
      found.set(text, value);
    }
    return value;
  };
}

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function rangesOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies.flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1'] : [entry]))) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** An address as a plain IP: without port, brackets and the IPv6 wrapping of IPv4. Empty when it is none. */
function plainAddress(text: string): string {
  let address = text.trim().replace(/^\[(.+)\](?::\d+)?$/, '$1');
  if (/^\d+\.\d+\.\d+\.\d+:\d+$/.test(address)) address = address.replace(/:\d+$/, '');
  address = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? '' : address;
}

/** The rules by which the rest of a visitor is computed. */
interface RestRules {
  isRestricted: VisitorRules['isRestricted'];
  localeFor: (wish: string) => string;
}

/**
 * A visitor as read from a request. Restriction, language and browser name are computed when they are asked for: most requests
 * are for kept documents, which need none of them.
 */
class ReadVisitor implements Visitor {
  readonly ip: string;
  readonly country: string | null;
  readonly host: string;
  readonly secure: boolean;
  readonly #headers: IncomingHttpHeaders;
  readonly #rules: RestRules;

  constructor(
    { ip, country, host, secure }: Pick<Visitor, 'ip' | 'country' | 'host' | 'secure'>,
    headers: IncomingHttpHeaders,
    rules: RestRules,
  ) {
    this.ip = ip;
    this.country = country;
    this.host = host;
    this.secure = secure;
    this.#headers = headers;
    this.#rules = rules;
  }

  get restricted(): boolean {
    return this.country !== null && this.#rules.isRestricted(this.country, this.host);
  }

  get locale(): string {
    return this.#rules.localeFor(this.#headers['accept-language'] ?? '');
  }

  get userAgent(): string {
    return (this.#headers['user-agent'] ?? '').slice(0, 512);
  }
}

/** Makes the reader of visitors for a deployment. */
export function createVisitorReader(rules: VisitorRules): (raw: RawRequest) => Visitor {
  const ranges = rangesOf(rules.trustedProxies);
  const secrets = rules.proxySecrets.map(digest);
  const inRange = (ip: string): boolean => ip !== '' && ranges.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
  const hasSecret = (given: string | undefined): boolean =>
    given !== undefined && secrets.some((secret) => timingSafeEqual(secret, digest(given)));

  /** The nearest address that no trusted proxy wrote: never simply the first one, which the client chooses. */
  const clientAddress = (socket: string, forwarded: string | undefined): string => {
    let client = socket;
    for (const text of (forwarded ?? '').split(',').toReversed()) {
      const address = plainAddress(text);
      if (address === '') break;
      client = address;
      if (!inRange(address)) break;
    }
    return client;
  };

  // Most requests come from a few addresses and ask for a few languages, so both are remembered.
  const connectionFrom = remembering((remoteAddress) => {
    const address = plainAddress(remoteAddress);
    return { address, isProxy: inRange(address) };
  });
  const choose = (wish: string): string => chooseLocale(wish, rules.locales, rules.locales[0] ?? 'en');
  const chosen = remembering(choose);
  const restRules: RestRules = {
    isRestricted: rules.isRestricted,
    // A longer header is not a browser's, and is not remembered.
    localeFor: (wish) => (wish.length > LONGEST_WISH ? choose : chosen)(wish),
  };

  return ({ remoteAddress, encrypted, headers }) => {
    const { address: socket, isProxy } = connectionFrom(remoteAddress);
    const trusted = isProxy || hasSecret(one(headers[PROXY_SECRET_HEADER]));
    const forwarded = (name: string): string | undefined => (trusted ? one(headers[name]) : undefined);
    const code = forwarded(rules.countryHeader)?.toUpperCase();
    const facts = {
      ip: trusted ? clientAddress(socket, forwarded('x-forwarded-for')) : socket,
      country: code && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : rules.defaultCountry,
      host: (forwarded('x-forwarded-host') ?? headers.host ?? '').toLowerCase(),
      secure: trusted && headers['x-forwarded-proto'] ? forwarded('x-forwarded-proto') === 'https' : encrypted,
    };
    return new ReadVisitor(facts, headers, restRules);
  };
}
