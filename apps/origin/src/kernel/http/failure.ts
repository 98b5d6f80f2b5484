import type { ApiErrors } from '@cosmodrome/contract/errors';
import { databaseErrorCode } from '@cosmodrome/database';
import type { Messages } from '../messages.ts';
import { Refusal, refuse, type MessageValues } from './handler.ts';

/** SQLSTATE classes that mean "later", not "wrong": connection lost, out of resources, shutting down, read-only. */
const PASSING = /^(08|53|57P|25006)/;
const PASSING_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);

function isPassing(error: unknown): boolean {
  if (PASSING.test(databaseErrorCode(error) ?? '')) return true;
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && PASSING_CODES.has(String(error.code))) ||
    // What the driver says of a connection that has ended, which has no code.
    /connection timeout|terminated|not queryable/i.test(error.message)
  );
}

const httpStatus = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

const TRANSPORT_KEYS: Readonly<Record<number, string>> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
};

/** Any thrown thing as a refusal: unknown errors become a 500 (or a 503 that may pass) which says nothing else. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = httpStatus(error);
  if (status >= 400 && status < 500) return refuse(status, 'base', TRANSPORT_KEYS[status] ?? 'malformed');
  return isPassing(error) ? refuse(503, 'base', 'unavailable') : refuse(500, 'base', 'internal');
}

/**
 * The contract's error body in the caller's language. A key that has no text is reported, and gets the general one:
 * a missing translation must not turn a refusal into a failure.
 */
export function errorBody(
  refusal: Refusal,
  messages: Messages,
  locale: string,
  onMissing: (error: unknown) => void,
): ApiErrors {
  const textOf = (key: string, values: MessageValues): string => {
    try {
      return messages.text(locale, `errors.${key}`, values);
    } catch (error) {
      onMissing(error);
      return messages.text(locale, 'errors.invalid');
    }
  };
  const errors = Object.fromEntries(
    Object.entries(refusal.fields).map(([field, keys]) => [
      field,
      Object.fromEntries(Object.entries(keys).map(([key, values]) => [key, textOf(key, values)])),
    ]),
  );
  return { ...refusal.extra, errors };
}
