import type { CallAnswer, CallInput, CallName } from './calls.ts';
import { paths } from './generated/paths.ts';

/** A call made ready to send: the transport adds headers, time-out and retries. */
export interface PreparedCall {
  name: CallName;
  method: string;
  /** Path with its parameters and query filled in. */
  url: string;
  body: string | undefined;
  /** Whether an `Idempotency-Key` belongs on it. */
  keyed: boolean;
}

/** Sends a prepared call and answers the parsed body of a success; throws what it wants for the rest. */
export type Transport = (call: PreparedCall) => Promise<unknown>;

export type Client = <N extends CallName>(
  name: N,
  ...input: Record<never, never> extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>]
) => Promise<CallAnswer<N>>;

type Values = Readonly<Record<string, unknown>>;

function fillPath(template: string, params: Values | undefined): string {
  return template.replace(/:(\w+)|\*/g, (segment, name: string | undefined) => {
    const value = String(params?.[name ?? '*'] ?? '');
    return segment === '*' ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
}

function queryText(query: Values | undefined): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(key, String(one));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Turns a call's name and input into method, address and body. Carries no schemas: types only. */
export function prepare<N extends CallName>(name: N, input?: CallInput<N>): PreparedCall {
  const [path = '', method = 'GET', keyed] = paths[name].split(' ');
  const { params, query, body } = (input ?? {}) as { params?: Values; query?: Values; body?: unknown };
  return {
    name,
    method,
    url: fillPath(path, params) + queryText(query),
    body: body === undefined ? undefined : JSON.stringify(body),
    keyed: keyed !== undefined,
  };
}

/** The typed client over any transport (browser fetch, server-side fetch, in-process injection). */
export function createClient(transport: Transport): Client {
  return (async (name: CallName, input?: CallInput<CallName>) =>
    transport(prepare(name, input as never))) as unknown as Client;
}
