import { createClient, type Client, type PreparedCall } from '@cosmodrome/contract/client';
import { ApiError, errorCode } from './api-error.ts';
import { newKey } from './new-key.ts';

/** Spec 9: a request may take 30 s in the browser and 8 s on the server; failed calls are tried again six times. */
export const BROWSER_TIMEOUT = 30_000;
export const SERVER_TIMEOUT = 8_000;
export const RETRIES = 6;
const FIRST_DELAY = 300;

export interface TransportOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds until one attempt is given up. */
  timeout: number;
  /** Attempts after the first one; 0 on the server. */
  retries: number;
  /** Sent with every call: language, forwarded cookies. */
  headers: () => Record<string, string>;
  /** Told about every failed call, once, after its last attempt. */
  log: (code: string, error: ApiError) => void;
  /** Told when the origin says that the session is gone (401), and when the refused call was sent, by `performance.now()`. */
  onSessionLost?: (sentAt: number) => void;
  /** What a reading waits for before it is sent. */
  ready?: (name: string) => Promise<unknown> | undefined;
  /** Told after each attempt whether the origin could be reached. */
  onReach?: (reached: boolean) => void;
  /** Sees every answer before it is read: the server side collects cookies here. */
  onResponse?: (response: Response) => void;
  /** Gives a reading up, which is then neither tried again nor logged. Calls that change something always go through. */
  stop?: (name: string) => AbortSignal | undefined;
}

/** A client whose `withKey` repeats one attempt of a keyed call: same key and body, same answer. */
export type Api = Client & { withKey: (key: string) => Client };

/** The typed client with time-outs, retries and error codes. */
export function createApi(options: TransportOptions): Api {
  const client = (key?: string): Client => createClient((call) => send(call, options, key));
  return Object.assign(client(), { withKey: client }) as Api;
}

/** Milliseconds before attempt `attempt` (1 is the first repetition): 300, 600, 1200 ... */
export const retryDelay = (attempt: number): number => FIRST_DELAY * 2 ** (attempt - 1);

async function send(call: PreparedCall, options: TransportOptions, key?: string): Promise<unknown> {
  const init = request(call, options, key);
  const stop = call.method === 'GET' ? options.stop?.(call.name) : undefined;
  const waits = call.method === 'GET' ? options.ready?.(call.name) : undefined;
  if (waits) await waits;
  for (let attempt = 0; ; attempt++) {
    const sentAt = performance.now();
    try {
      return await once(call, init, options, stop);
    } catch (error) {
      if (!(error instanceof ApiError) || stop?.aborted) throw error;
      const again = error.kind === 'network' || error.kind === 'timeout';
      if (again && attempt < options.retries) {
        await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt + 1)));
        continue;
      }
      options.log(errorCode(call.name), error);
      if (error.status === 401) options.onSessionLost?.(sentAt);
      throw error;
    }
  }
}

function request(call: PreparedCall, options: TransportOptions, key: string | undefined): RequestInit {
  return {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/vnd.s.v2+json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(call.keyed ? { 'Idempotency-Key': key ?? newKey() } : {}),
      ...options.headers(),
    },
    ...(call.body === undefined ? {} : { body: call.body }),
  };
}

async function once(
  call: PreparedCall,
  init: RequestInit,
  options: TransportOptions,
  stop: AbortSignal | undefined,
): Promise<unknown> {
  const abort = new AbortController();
  const giveUp = (): void => abort.abort();
  const timer = setTimeout(giveUp, options.timeout);
  stop?.addEventListener('abort', giveUp);
  if (stop?.aborted) giveUp();
  let response: Response;
  let text: string;
  try {
    response = await options.fetch(call.url, { ...init, signal: abort.signal });
    text = await response.text();
  } catch {
    if (!stop?.aborted) options.onReach?.(false);
    throw new ApiError(abort.signal.aborted ? 'timeout' : 'network', call.name, 0);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', giveUp);
  }
  options.onReach?.(true);
  options.onResponse?.(response);
  return read(call, response, text);
}

function read(call: PreparedCall, response: Response, text: string): unknown {
  const body = parse(text);
  if (response.ok) {
    if (body === UNREADABLE) throw new ApiError('broken', call.name, response.status);
    return body;
  }
  const kind = response.status >= 500 ? 'broken' : 'refused';
  throw new ApiError(kind, call.name, response.status, body === UNREADABLE ? undefined : body);
}

const UNREADABLE = Symbol('not JSON');

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return UNREADABLE;
  }
}
