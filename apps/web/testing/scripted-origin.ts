import { type CallAnswer, type CallName, calls } from '@cosmodrome/contract/calls';

/** What a call was asked with, as the contract reads it. */
export interface Asked {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  /** The key of the attempt, where the call has one: repeated, it is the same. */
  key: string | null;
}

/** The answer of a call: a value, or made from what was asked; a `Response` is a refusal or a failure. */
export type Answers = {
  [N in CallName]?:
    | CallAnswer<N>
    | Response
    | ((asked: Asked) => CallAnswer<N> | Response | Promise<CallAnswer<N> | Response>);
};

/** An origin in the test: it answers what the test says, in the shapes of the contract, and notes what was asked. */
export interface ScriptedOrigin {
  readonly fetch: typeof fetch;
  /** Calls in the order in which they came, each with what was asked. */
  readonly asked: readonly (Asked & { name: CallName })[];
  /** Answers of the following calls instead of the former ones. */
  answer(more: Answers): void;
  /** Calls that the test has no answer for. */
  readonly unanswered: readonly string[];
}

interface Route {
  name: CallName;
  method: string;
  pattern: RegExp;
  names: string[];
}

const routes: Route[] = Object.entries(calls).map(([name, { method, path }]) => {
  const names: string[] = [];
  const pattern = path.replace(/:(\w+)|\*/g, (segment, param: string | undefined) => {
    names.push(param ?? '*');
    return segment === '*' ? '(.*)' : '([^/]+)';
  });
  return { name: name as CallName, method, pattern: new RegExp(`^${pattern}$`), names };
});

/** Body and status of a success, held to the contract: an answer that no origin may give would prove nothing. */
function success(name: CallName, body: unknown): Response {
  const [status = '200', schema] = Object.entries(calls[name].answers)[0] ?? [];
  if (!schema) return new Response(null, { status: Number(status) });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Error(`the answer to ${name} breaks the contract: ${parsed.error.message}`);
  return Response.json(body, { status: Number(status) });
}

/** The answer of a call that has nothing to say. */
export const done = (): Response => new Response(null, { status: 204 });

/** The origin is there, and failed. */
export const broken = (): Response => Response.json({ errors: {} }, { status: 500 });

export function scriptOrigin(answers: Answers): ScriptedOrigin {
  const asked: (Asked & { name: CallName })[] = [];
  const unanswered: string[] = [];
  let current: Answers = answers;
  return {
    asked,
    unanswered,
    answer: (more) => {
      current = { ...current, ...more };
    },
    fetch: async (address, init) => {
      const url = new URL(String(address), 'http://casino.test');
      const method = init?.method ?? 'GET';
      for (const route of routes) {
        const match = route.method === method ? route.pattern.exec(url.pathname) : null;
        if (!match) continue;
        const params = Object.fromEntries(
          route.names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]),
        );
        const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
        const key = new Headers(init?.headers).get('idempotency-key');
        const request = { params, query: url.searchParams, body, key };
        asked.push({ name: route.name, ...request });
        if (!(route.name in current)) break;
        const answer: unknown = current[route.name];
        const given: unknown = typeof answer === 'function' ? await answer(request) : answer;
        return given instanceof Response ? given.clone() : success(route.name, given);
      }
      unanswered.push(`${method} ${url.pathname}`);
      return Response.json({ errors: {} }, { status: 404 });
    },
  };
}
