import type { CookieChange } from './session-cookie.ts';
import type { CallAnswer, CallName, CallRequest, Calls } from '@cosmodrome/contract/calls';

/** Who is calling, as the session cookie says. */
export interface Caller {
  playerId: number;
  sessionId: string;
}

/** What every handler gets beside the validated request. */
export interface CallContext<C extends Caller | null = Caller | null> {
  caller: C;
  /** Language of messages, from Accept-Language. */
  locale: string;
  ip: string;
  /** Name of the host that was asked, with its port where it has one. */
  host: string;
  /** ISO country from the trusted edge header or the geo table; null when unknown. */
  country: string | null;
  /** Guest mode: the visitor's country is restricted. */
  restricted: boolean;
  userAgent: string;
  /** The site as the browser has it in its address, `https://casino.example`: what a passkey is bound to. */
  site: string;
  /** The `Idempotency-Key` of a keyed call, when one was sent. */
  idempotencyKey: string | null;
  /** v1 or v2 of the media type asked for. */
  version: 1 | 2;
  /** A cookie of the request. */
  cookie(name: string): string | undefined;
  /** Sets a cookie on the answer. */
  setCookie(name: string, value: string, options: CookieOptions): void;
  /** Sets a header on the answer: `etag` and `cache-control` are honoured, everything else is `no-store`. */
  setHeader(name: string, value: string): void;
  requestId: string;
}

export interface CookieOptions {
  httpOnly: boolean;
  /** Seconds; 0 deletes the cookie; undefined lasts as long as the browser. */
  maxAge?: number;
}

type CallerOf<N extends CallName> = N extends PlayerCall ? Caller : Caller | null;
type PlayerCall = {
  [N in CallName]: Calls[N]['audience'] extends 'player' ? N : never;
}[CallName];

/** One call of the contract: a validated request in, the declared answer out, a `Refusal` thrown for the rest. */
export type Handler<N extends CallName> = (
  request: CallRequest<N>,
  context: CallContext<CallerOf<N>>,
) => Promise<CallAnswer<N>>;

/** What a system hands to the kernel: its calls. The set of all systems must cover the contract exactly. */
export type Handlers = { [N in CallName]?: Handler<N> };

/**
 * A refusal with the contract's error body: field -> key -> values for the message. The kernel looks the text up as
 * `errors.<key>` in the caller's language.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, Readonly<Record<string, MessageValues>>>>;
  readonly extra: Readonly<Record<string, unknown>>;
  /** Set with the refusal: a sign-in that waits for its second step. */
  readonly cookies: readonly CookieChange[];
  constructor(
    status: number,
    fields: Readonly<Record<string, Readonly<Record<string, MessageValues>>>>,
    extra: Readonly<Record<string, unknown>> = {},
    cookies: readonly CookieChange[] = [],
  ) {
    super(
      Object.entries(fields)
        .map(([field, keys]) => `${field}: ${Object.keys(keys).join(', ')}`)
        .join('; '),
    );
    this.status = status;
    this.fields = fields;
    this.extra = extra;
    this.cookies = cookies;
  }
}

export type MessageValues = Readonly<Record<string, string | number>>;

/** A refusal of one field for one reason. */
export const refuse = (status: number, field: string, key: string, values: MessageValues = {}): Refusal =>
  new Refusal(status, { [field]: { [key]: values } });

/** Who may make the calls that the contract closes to some: the reason against it, or null. */
export interface CallAdmission {
  /** A break or an exclusion keeps the player from play and deposits. */
  readonly isExcluded: (playerId: number) => Promise<Refusal | null>;
  /** The player is not old enough for the host, or has to tell the age first. */
  readonly isTooYoung: (playerId: number, host: string) => Promise<Refusal | null>;
}
