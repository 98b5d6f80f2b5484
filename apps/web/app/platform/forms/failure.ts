import { ApiError } from '../api/api-error.ts';

/** What a form shows after a failed call. */
export interface Failure {
  /** Messages by field, in the reader's language. */
  fields: Readonly<Record<string, string>>;
  /** What belongs to no field: the origin's own words when it had any. */
  base: string | undefined;
  /** The origin's name for what belongs to no field: `locked`. */
  reason?: string | undefined;
  /** `offline`: nobody answered, so it is unknown whether it happened. `broken`: the origin failed. */
  kind: 'refused' | 'offline' | 'broken';
}

/** Reads a thrown error. Names without a place on the form stay in `fields`; the form decides what to do with them. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { fields: {}, base: undefined, kind: 'broken' };
  const { base: _first, ...fields } = error.messages;
  // What belongs to no field may be several sentences.
  const base = Object.values(error.errors['base'] ?? {}).join(' ') || undefined;
  const offline = error.kind === 'network' || error.kind === 'timeout';
  const reason = Object.keys(error.errors['base'] ?? {})[0];
  return {
    fields,
    base,
    ...(reason !== undefined && { reason }),
    kind: offline ? 'offline' : error.kind === 'refused' ? 'refused' : 'broken',
  };
}
