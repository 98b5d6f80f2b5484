import { prepare } from '@cosmodrome/contract/client';
import { CookieJar } from '@cosmodrome/contract/cookie-jar';
import type { CallAnswer, CallInput, CallName } from '@cosmodrome/contract/calls';
import type { ApiErrors } from '@cosmodrome/contract/errors';
import type { OriginFetch } from '../src/kernel/http/in-process.ts';

/** One answer. `errors` is the contract's error body of a refusal. */
export interface TestAnswer<B> {
  status: number;
  /** The body of a success; reading it of a refusal fails the test. */
  readonly body: B;
  readonly errors: ApiErrors['errors'];
  raw: unknown;
  headers: Headers;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  /** Sent as it is: also what is no JSON. */
  text?: string;
  key?: string;
}

const HOST = 'casino.test';

/** A browser of a visitor: keeps cookies, sends what our page sends. */
export class TestClient {
  readonly cookies = new CookieJar();
  readonly #fetch: OriginFetch;
  readonly #ip: string;
  readonly #country: string | undefined;
  readonly #locale: string;
  /** The name under which the casino is visited. */
  host: string;

  constructor(fetch: OriginFetch, visitor: { ip?: string; country?: string; locale?: string; host?: string } = {}) {
    this.#fetch = fetch;
    this.#ip = visitor.ip ?? '203.0.113.7';
    this.#country = visitor.country;
    this.#locale = visitor.locale ?? 'en';
    this.host = visitor.host ?? HOST;
  }

  /** Makes a call of the contract. */
  async call<N extends CallName>(
    name: N,
    input?: CallInput<N>,
    options: RequestOptions = {},
  ): Promise<TestAnswer<CallAnswer<N>>> {
    const { method, url, body } = prepare(name, input as CallInput<N>);
    return this.request(method, url, { ...options, ...(body !== undefined && { text: body }) });
  }

  /** Sends anything anywhere. */
  async request<B = unknown>(method: string, path: string, options: RequestOptions = {}): Promise<TestAnswer<B>> {
    const site = `http://${this.host}`;
    const headers = new Headers({
      accept: 'application/vnd.s.v2+json',
      'accept-language': this.#locale,
      'x-requested-with': 'XMLHttpRequest',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      ...(method !== 'GET' && { origin: site }),
      ...(options.text !== undefined && { 'content-type': 'application/json' }),
      ...(options.key !== undefined && { 'idempotency-key': options.key }),
      ...options.headers,
    });
    for (const [name, value] of Object.entries(options.headers ?? {})) if (value === '') headers.delete(name);
    if (this.cookies.header !== null && !headers.has('cookie')) headers.set('cookie', this.cookies.header);
    const request = new Request(`${site}${path}`, { method, headers, body: options.text ?? null });
    const response = await this.#fetch(request, { ip: this.#ip, country: this.#country });
    this.cookies.keep(response.headers);
    return answerOf<B>(response);
  }
}

async function answerOf<B>(response: Response): Promise<TestAnswer<B>> {
  const text = await response.text();
  const raw: unknown = text === '' ? undefined : JSON.parse(text);
  const { status, headers } = response;
  return {
    status,
    headers,
    raw,
    get body() {
      if (status >= 400) throw new Error(`refused with ${status}: ${text}`);
      return raw as B;
    },
    get errors() {
      if (status < 400) throw new Error(`not refused but ${status}: ${text}`);
      return (raw as ApiErrors).errors;
    },
  };
}
