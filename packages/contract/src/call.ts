import type { z } from 'zod';

/**
 * Who may make a call.
 * - `anyone`: guests and players;
 * - `guest`: only without a session (a signed-in player gets 403);
 * - `player`: needs a live session (401 otherwise) and only ever touches the caller's own rows;
 * - `operator`: staff with the call's `permission`. There are no sessions of operators yet: a guest gets 401, a player 403.
 */
export type Audience = 'anyone' | 'guest' | 'player' | 'operator';

/** What an operator has to be allowed for a call: the system and the right, as in `cashbox.approve`. */
export type Permission = `${string}.${string}`;

/**
 * What a repeated call does (a client may send each call seven times).
 * - `safe`: reads only;
 * - `natural`: repeating leaves the same state;
 * - `key`: the `Idempotency-Key` header names the attempt: same key and body, same answer; other body, 422.
 */
export type Idempotency = 'safe' | 'natural' | 'key';

/**
 * How fast one network address may make a call, where the usual pace of readings or changes is too fast.
 * - `registration`: bounds what the answer "taken" tells about strangers' addresses;
 * - `secret`: compares a password or a token;
 * - `letter`: sends one to an address that anybody may type;
 * - `code`: takes a code that anybody may guess at;
 * - `ownData`: reads everything about a player;
 * - `upload`: a large body that is read in full.
 */
export type Pace = 'registration' | 'secret' | 'letter' | 'code' | 'ownData' | 'upload';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One HTTP call of the contract. Paths are written with `:param` segments. */
export interface CallSpec {
  system: string;
  summary: string;
  method: Method;
  path: string;
  audience: Audience;
  /** Calls of operators have one, and only they. */
  permission?: Permission;
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
  pace?: Pace;
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
type Declared = Omit<CallSpec, Defaults | 'audience' | 'permission'> &
  Partial<Pick<CallSpec, Defaults>> &
  ({ audience: Exclude<Audience, 'operator'>; permission?: never } | { audience: 'operator'; permission: Permission });

/** Declares a call; GET is `safe` unless said otherwise, everything else `natural`. */
export function call<const C extends Declared>(spec: C): Omit<C, Defaults> & Pick<CallSpec, Defaults> {
  return {
    restrictedCountries: true,
    errors: [],
    idempotency: spec.method === 'GET' ? 'safe' : 'natural',
    ...spec,
  };
}
