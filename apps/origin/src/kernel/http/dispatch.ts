import { createHash } from 'node:crypto';
import type { CallSpec } from '@cosmodrome/contract/call';
import { calls, type CallName, type CallRequest } from '@cosmodrome/contract/calls';
import type { Log } from '../log.ts';
import type { Messages } from '../messages.ts';
import { errorBody, toRefusal } from './failure.ts';
import { type CallAdmission, refuse, type CallContext, type Caller, type Handlers, type Refusal } from './handler.ts';
import type { KeyedRequest } from './idempotency.ts';
import type { Outcome } from './outcome.ts';
import { validate, type RawInput } from './validate.ts';
import type { Visitor } from './visitor.ts';

/** The facts of the request around a call; shared by all calls of a batch. */
export interface Exchange {
  visitor: Visitor;
  caller: Caller | null;
  cookies: ReadonlyMap<string, string>;
  idempotencyKey: string | null;
  version: 1 | 2;
  requestId: string;
}

export interface DispatchOptions {
  handlers: Handlers;
  messages: Messages;
  log: Log;
  once: (request: KeyedRequest, run: () => Promise<Outcome>) => Promise<Outcome>;
  /** Runs `content.batch` by dispatching its addresses. */
  batch: (request: CallRequest<'content.batch'>, exchange: Exchange, dispatch: Dispatch) => Promise<unknown>;
  /** Message keys of calls that a restricted country may not make; `country_restricted` for the others. */
  restrictionKeys: Partial<Record<CallName, string>>;
  admission: CallAdmission;
  /** Compare each answer with the contract: on in development and tests. */
  checkAnswers: boolean;
}

type AnyHandler = (request: RawInput, context: CallContext) => Promise<unknown>;
/** Runs a call by name; null is an address that leads nowhere. */
export type Dispatch = (name: CallName | null, raw: RawInput, exchange: Exchange) => Promise<Outcome>;

function audienceRefusal(spec: CallSpec, caller: Caller | null): Refusal | null {
  if (spec.audience === 'player' && !caller) return refuse(401, 'base', 'unauthenticated');
  if (spec.audience === 'guest' && caller) return refuse(403, 'base', 'already_signed_in');
  // Nobody can be an operator yet: the only sessions are those of players.
  if (spec.audience === 'operator') {
    return caller ? refuse(403, 'base', 'operators_only') : refuse(401, 'base', 'unauthenticated');
  }
  return null;
}

/** Whether the request asks for what the contract closes to players on a break. */
const asksForClosed = ({ closedToExcluded: closed }: CallSpec, body: unknown): boolean =>
  closed !== undefined &&
  Object.entries(closed).every(([field, value]) => (body as Readonly<Record<string, unknown>>)[field] === value);

const scopeOf = ({ caller, visitor }: Exchange, spec: CallSpec): string =>
  caller && spec.audience !== 'guest'
    ? `player:${caller.playerId}`
    : `visitor:${createHash('sha256').update(visitor.ip).digest('base64url')}`;

async function runHandler(handler: AnyHandler, spec: CallSpec, valid: RawInput, exchange: Exchange): Promise<Outcome> {
  const { visitor, caller, cookies, idempotencyKey, version, requestId } = exchange;
  const outcome: Outcome = { status: Number(Object.keys(spec.answers)[0]), headers: {}, cookies: [] };
  outcome.body = await handler(valid, {
    caller,
    locale: visitor.locale,
    ip: visitor.ip,
    host: visitor.host,
    country: visitor.country,
    restricted: visitor.restricted,
    userAgent: visitor.userAgent,
    site: `${visitor.secure ? 'https' : 'http'}://${visitor.host}`,
    idempotencyKey,
    version,
    requestId,
    cookie: (name) => cookies.get(name),
    setCookie: (name, value, { httpOnly, maxAge }) => outcome.cookies.push({ name, value, httpOnly, maxAge }),
    setHeader: (name, value) => {
      outcome.headers[name.toLowerCase()] = value;
    },
  });
  return outcome;
}

function answerDefect(spec: CallSpec, { status, body }: Outcome): string | null {
  const schema = spec.answers[status];
  if (!schema) return body === undefined ? null : 'an empty answer was declared';
  const checked = schema.safeParse(body);
  return checked.success ? null : checked.error.message;
}

/**
 * Makes the one way to run a call: who may, from where, with what, once. It never throws; a refusal comes out as the
 * contract's error body.
 */
export function createDispatch(options: DispatchOptions): Dispatch {
  const { handlers, messages, log, once, checkAnswers } = options;

  const handlerOf = (name: CallName, exchange: Exchange): AnyHandler | undefined =>
    name === 'content.batch'
      ? (request) => options.batch(request as CallRequest<'content.batch'>, exchange, dispatch)
      : (handlers[name] as AnyHandler | undefined);

  const attempt = async (name: CallName | null, raw: RawInput, exchange: Exchange): Promise<Outcome> => {
    if (name === null) throw refuse(404, 'base', 'not_found');
    const spec: CallSpec = calls[name];
    const handler = handlerOf(name, exchange);
    if (!handler) throw refuse(404, 'base', 'not_found');
    const refusal = audienceRefusal(spec, exchange.caller);
    const key = spec.idempotency === 'key' ? exchange.idempotencyKey : null;
    // A repeat of the call that signed the guest in arrives signed in: it gets the first answer, not a refusal.
    if (refusal && !(key !== null && spec.audience === 'guest')) throw refusal;
    if (!spec.restrictedCountries && exchange.visitor.restricted) {
      throw refuse(403, 'base', options.restrictionKeys[name] ?? 'country_restricted');
    }
    const valid = validate(spec, raw);
    const { caller } = exchange;
    const run = async (): Promise<Outcome> => {
      if (refusal) throw refusal;
      const excluded =
        caller && asksForClosed(spec, valid.body) ? await options.admission.isExcluded(caller.playerId) : null;
      if (excluded) throw excluded;
      const { host } = exchange.visitor;
      const young = caller && spec.closedToTooYoung ? await options.admission.isTooYoung(caller.playerId, host) : null;
      if (young) throw young;
      return runHandler(handler, spec, valid, exchange);
    };
    const outcome =
      key === null
        ? await run()
        : await once({ call: name, scope: scopeOf(exchange, spec), key, input: [valid.params, valid.body] }, run);
    const defect = checkAnswers ? answerDefect(spec, outcome) : null;
    if (defect !== null) throw new Error(`the answer of ${name} breaks the contract: ${defect}`);
    return outcome;
  };

  const dispatch: Dispatch = async (name, raw, exchange) => {
    try {
      return await attempt(name, raw, exchange);
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal.status >= 500) log.error({ err: error, call: name, requestId: exchange.requestId }, 'a call failed');
      const headers: Record<string, string> =
        refusal.status === 409 || refusal.status === 503 ? { 'retry-after': '1' } : {};
      const missing = (cause: unknown): void => log.error({ err: cause, call: name }, 'an error has no text');
      const body = errorBody(refusal, messages, exchange.visitor.locale, missing);
      return { status: refusal.status, body, headers, cookies: [...refusal.cookies] };
    }
  };
  return dispatch;
}
