import type { ApiErrors } from '@cosmodrome/contract/errors';

/** Why a call failed, in one of four kinds that screens treat differently. */
export type FailureKind = 'network' | 'timeout' | 'refused' | 'broken';

/**
 * A failed call. `refused` carries the origin's localised messages by field (422, 401, 403, 404); `broken` is a 5xx or an
 * answer that is no JSON; `network` and `timeout` come after the last retry.
 */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly call: string;
  /** 0 when no answer arrived. */
  readonly status: number;
  readonly errors: ApiErrors['errors'];
  /** The whole body of a refusal, for what stands beside `errors`. */
  readonly body: unknown;
  constructor(kind: FailureKind, call: string, status: number, body?: unknown) {
    super(`${call}: ${kind}${status === 0 ? '' : ` ${status}`}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.call = call;
    this.status = status;
    this.body = body;
    this.errors = isErrors(body) ? body.errors : {};
  }

  /** The first message of a field (`base` for what belongs to no field), already in the reader's language. */
  message1(field: string): string | undefined {
    return Object.values(this.errors[field] ?? {})[0];
  }

  /** First message of every field: what a form puts beside its inputs. */
  get messages(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.errors).flatMap(([field, keys]) => {
        const first = Object.values(keys)[0];
        return first === undefined ? [] : [[field, first]];
      }),
    );
  }
}

function isErrors(body: unknown): body is ApiErrors {
  return typeof body === 'object' && body !== null && typeof (body as { errors?: unknown }).errors === 'object';
}

/** Code of a failed call in the log (spec 8): `games.filter` -> `LOAD_GAMES_FILTER_ERROR`. */
export function errorCode(call: string): string {
  const words = call.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/\W+/g, '_');
  return `LOAD_${words.toUpperCase()}_ERROR`;
}
