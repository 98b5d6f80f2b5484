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

/** Text that PostgreSQL cannot hold: the zero character and halves of surrogate pairs. Finds it in values and keys. */
function unstorablePath(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorablePath(key, path) ?? unstorablePath(inner, Array.isArray(value) ? path : [...path, key]);
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
  const fields: Record<string, Record<string, Record<string, never>>> = {};
  const valid: RawInput = { params: undefined, query: undefined, body: undefined };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = spec[part];
    if (!schema) continue;
    const bad = unstorablePath(raw[part]);
    if (bad) fields[fieldOf(bad)] = { invalid: {} };
    const parsed = schema.safeParse(raw[part]);
    if (parsed.success) valid[part] = parsed.data;
    else {
      for (const issue of parsed.error.issues as readonly Issue[]) {
        const missing = valueAt(raw[part], issue.path) === undefined;
        fields[fieldOf(issue.path)] ??= { [missing ? 'required' : 'invalid']: {} };
      }
    }
  }
  if (Object.keys(fields).length > 0) throw new Refusal(422, fields);
  return valid;
}
