import type { z } from 'zod';

/**
 * Who may make a call.
 * - `anyone`: guests and players;
 * - `guest`: only without a session (a signed-in player gets 403);
 * - `player`: needs a live session (401 otherwise) and only ever touches the caller's own rows.
 */
export type Audience = 'anyone' | 'guest' | 'player';

/**
 * What a repeated call does (a client may send each call seven times).
 * - `safe`: reads only;
 * - `natural`: repeating leaves the same state;
 * - `key`: the `Idempotency-Key` header names the attempt: same key and body, same answer; other body, 422.
 */
export type Idempotency = 'safe' | 'natural' | 'key';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One HTTP call of the contract. Paths are written with `:param` segments. */
export interface CallSpec {
  system: string;
  summary: string;
  method: Method;
  path: string;
  audience: Audience;
  /** False: refused with 403 for visitors from a restricted country (guest mode). */
  restrictedCountries: boolean;
  /**
   * Values of the body with which a player on a break, or excluded, is refused with 422: what pays in or plays for money.
   * Everything else stays open to them, withdrawing above all.
   */
  closedToExcluded?: Readonly<Record<string, string>>;
  /**
   * Refused with 422 to a player who is too young for the host, or of unknown age where it asks for more years than the
   * account's licence: what gives them something to play with. Play and paying in ask for the age in their place.
   */
  closedToTooYoung?: true;
  idempotency: Idempotency;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** How large a request may be; 64 kB where nothing is said. */
  maxBodyBytes?: number;
  /** Also takes `multipart/form-data`: fields as text, files as `{ file_name, content }` in base64. */
  multipart?: true;
  /** Success answers by status. A null schema is an empty answer. */
  answers: Readonly<Record<number, z.ZodType | null>>;
  /** Error statuses with the body of `ApiErrors`. 400 (malformed), 429 and 503 may come from every call. */
  errors: readonly number[];
}

type Defaults = 'restrictedCountries' | 'errors' | 'idempotency';
type Declared = Omit<CallSpec, Defaults> & Partial<Pick<CallSpec, Defaults>>;

/** Declares a call; GET is `safe` unless said otherwise, everything else `natural`. */
export function call<const C extends Declared>(spec: C): Omit<C, Defaults> & Pick<CallSpec, Defaults> {
  return {
    restrictedCountries: true,
    errors: [],
    idempotency: spec.method === 'GET' ? 'safe' : 'natural',
    ...spec,
  };
}
