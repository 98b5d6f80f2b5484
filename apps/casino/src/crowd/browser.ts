import { randomBytes } from 'node:crypto';
import type { CallAnswer, CallInput, CallName } from '@cosmodrome/contract/calls';
import { prepare } from '@cosmodrome/contract/client';
import { CookieJar } from '@cosmodrome/contract/cookie-jar';
import type { OriginFetch } from '@cosmodrome/origin/kernel/http/in-process';

/** A call that the origin refused. */
export class Refused extends Error {
  readonly status: number;

  constructor(name: string, status: number, text: string) {
    super(`${name} was refused with ${status}: ${text}`);
    this.status = status;
  }
}

interface BrowserOptions {
  readonly fetch: OriginFetch;
  /** Where the casino answers. */
  readonly site: string;
  /** The network address that it has. */
  readonly ip: string;
  readonly country: string;
}

/** What a simulated player uses in the place of a browser: it keeps cookies, and makes the calls of the contract. */
export class Browser {
  readonly site: string;
  readonly #options: BrowserOptions;
  readonly #cookies = new CookieJar();

  constructor(options: BrowserOptions) {
    this.#options = options;
    this.site = options.site;
  }

  /** @throws Refused */
  async call<N extends CallName>(name: N, input?: CallInput<N>): Promise<CallAnswer<N>> {
    const { method, url, body, keyed } = prepare(name, input as CallInput<N>);
    const { fetch, site, ip, country } = this.#options;
    const headers = new Headers({
      accept: 'application/vnd.s.v2+json',
      'accept-language': 'en',
      'x-requested-with': 'XMLHttpRequest',
      'user-agent': 'Cosmodrome-Crowd',
      ...(method !== 'GET' && { origin: site }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(keyed && { 'idempotency-key': randomBytes(12).toString('hex') }),
      ...(this.#cookies.header !== null && { cookie: this.#cookies.header }),
    });
    const response = await fetch(new Request(site + url, { method, headers, body: body ?? null }), { ip, country });
    this.#cookies.keep(response.headers);
    const text = await response.text();
    if (response.status >= 400) throw new Refused(name, response.status, text);
    return (text === '' ? undefined : JSON.parse(text)) as CallAnswer<N>;
  }
}
