import type { CallSpec } from '@cosmodrome/contract/call';
import { Refusal } from './handler.ts';

/** What arrived, before anything is known about it. */
export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
}

/** `user.email` is the field `email`, `filter.categories.identifiers[3]` is `identifiers`: forms know those names. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path.findLast((segment): segment is string => typeof segment === 'string') ?? 'base';

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value: unknown = input;
  for (const segment of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[segment];
  return value;
}

/** How deep objects and lists may lie in each other: no call declares more than a handful of levels. */
const DEEPEST = 32;

/**
 * Where a request holds what no call accepts: text that PostgreSQL cannot hold (the zero character and halves of surrogate
 * pairs) in values and keys, or more levels than `DEEPEST`.
 */
function unacceptablePath(value: unknown, path: readonly string[] = [], depth = 0): readonly string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === DEEPEST) return path;
  for (const [key, inner] of Object.entries(value)) {
    const inside = Array.isArray(value) ? path : [...path, key];
    const found = unacceptablePath(key, path) ?? unacceptablePath(inner, inside, depth + 1);
    if (found) return found;
  }
  return null;
}

/**
 * Checks a request against its call. Parts that the call does not declare come out undefined, fields that it does not
 * declare are dropped: nothing undeclared reaches a handler.
 *
 * @throws Refusal 422 with `required` or `invalid` for each wrong field
 */
export function validate(spec: CallSpec, raw: RawInput): RawInput {
  // A map: a field may be named like a property that every object has.
  const fields = new Map<string, Record<string, Record<string, never>>>();
  const note = (path: readonly PropertyKey[], key: 'required' | 'invalid'): void => {
    const field = fieldOf(path);
    if (!fields.has(field)) fields.set(field, { [key]: {} });
  };
  const valid: RawInput = { params: undefined, query: undefined, body: undefined };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = spec[part];
    if (!schema) continue;
    const bad = unacceptablePath(raw[part]);
    if (bad) {
      note(bad, 'invalid');
      continue;
    }
    const parsed = schema.safeParse(raw[part]);
    if (parsed.success) valid[part] = parsed.data;
    else {
      for (const issue of parsed.error.issues as readonly Issue[]) {
        note(issue.path, valueAt(raw[part], issue.path) === undefined ? 'required' : 'invalid');
      }
      if (fields.size === 0) note([], 'invalid');
    }
  }
  if (fields.size > 0) throw new Refusal(422, Object.fromEntries(fields));
  return valid;
}
