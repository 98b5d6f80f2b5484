import type { CallSpec } from '@cosmodrome/contract/call';
import { calls, type CallName, type CallRequest } from '@cosmodrome/contract/calls';
import type { Dispatch, Exchange } from './dispatch.ts';

const BATCH = 'content.batch';

interface Found {
  name: CallName;
  params: Record<string, string>;
}

const escape = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

function matcherOf(path: string): RegExp {
  const pattern = path
    .split('/')
    .map((part) => (part === '*' ? '(?<rest>.+)' : part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : escape(part)))
    .join('/');
  return new RegExp(`^${pattern}$`);
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Literal paths come before those with parameters, as in the router. */
const routes = Object.entries<CallSpec>(calls)
  .filter(([name, spec]) => spec.method === 'GET' && name !== BATCH)
  .map(([name, spec]) => ({ name: name as CallName, path: spec.path, pattern: matcherOf(spec.path) }))
  .sort((a, b) => Number(/[:*]/.test(a.path)) - Number(/[:*]/.test(b.path)));

function findCall(pathname: string): Found | null {
  for (const { name, pattern } of routes) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const params: Record<string, string> = {};
    for (const [key, value] of Object.entries(match.groups ?? {})) {
      const text = decode(value);
      if (text === null) return null;
      params[key === 'rest' ? '*' : key] = text;
    }
    return { name, params };
  }
  return null;
}

function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key);
    query[key] = values.length > 1 ? values : (values[0] ?? '');
  }
  return query;
}

/** Runs `GET /batch`: each address is dispatched in process, as the same visitor and caller. */
export async function runBatch(
  request: CallRequest<typeof BATCH>,
  exchange: Exchange,
  dispatch: Dispatch,
): Promise<Record<string, { status: number; body: unknown }>> {
  const answers = await Promise.all(
    [request.query['url[]']].flat().map(async (text) => {
      const url = URL.parse(`/${text.replace(/^[/\\]+/, '')}`, 'http://batch.invalid');
      const found = url && findCall(url.pathname);
      const query = url ? queryOf(url.searchParams) : {};
      const raw = { params: found?.params ?? {}, query, body: undefined };
      const { status, body } = await dispatch(found?.name ?? null, raw, { ...exchange, idempotencyKey: null });
      return { status, body: body ?? null };
    }),
  );
  return Object.fromEntries(answers.map((answer, index) => [String(index), answer]));
}
