import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seal, unseal } from '../seal.ts';
import type { Outcome } from './outcome.ts';
import { refuse } from './handler.ts';

/** One attempt at a keyed call. Hashes only: neither the key nor the body can be read back. */
export interface Attempt {
  /** Who: `player:<id>` or `visitor:<hash of the address>`. */
  scope: string;
  keyHash: Buffer;
  bodyHash: Buffer;
}

export type Begun =
  | { state: 'new' }
  | { state: 'done'; answer: Uint8Array }
  | { state: 'running' }
  | { state: 'other_body' };

/** Where attempts are remembered, for at least 24 hours. */
export interface IdempotencyStore {
  /** Takes the key for a while, unless it is taken: a node that dies with it does not hold it longer than that. */
  begin(attempt: Attempt): Promise<Begun>;
  /** Holds on to the key of a call that is still running. */
  renew(attempt: Attempt): Promise<void>;
  finish(attempt: Attempt, answer: Uint8Array): Promise<void>;
  /** The attempt changed nothing: the key is free again. */
  abandon(attempt: Attempt): Promise<void>;
}

/** The same text for the same value, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}

/** Sealed so that only a request with the same key opens it: answers carry personal data and session cookies. */
const sealed = (key: Buffer, outcome: Outcome): Uint8Array => seal(key, Buffer.from(JSON.stringify(outcome)));
const opened = (key: Buffer, answer: Uint8Array): Outcome =>
  JSON.parse(unseal(key, answer).toString('utf8')) as Outcome;

export interface KeyedRequest {
  call: string;
  scope: string;
  key: string;
  /** Parameters and body together. */
  input: unknown;
}

/** How long a key that is in other hands is waited for, and how often one's own is held on to; in milliseconds. */
export interface Patience {
  /** Longer than a store's hold, so that a repeat after a crash gets its answer and not a refusal. */
  waitFor: number;
  lookEvery: number;
  renewEvery: number;
}

const PATIENCE: Patience = { waitFor: 12_000, lookEvery: 250, renewEvery: 3_000 };

/** Runs keyed calls once: repeats get the first success again. A refusal changes nothing, so it is not remembered. */
export function createOnce(
  store: IdempotencyStore,
  secret: string,
  { waitFor, lookEvery, renewEvery }: Patience = PATIENCE,
): (request: KeyedRequest, run: () => Promise<Outcome>) => Promise<Outcome> {
  const mac = (purpose: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
  const running = new Map<string, { bodyHash: Buffer; outcome: Promise<Outcome> }>();

  const runOnce = async (attempt: Attempt, sealing: Buffer, run: () => Promise<Outcome>): Promise<Outcome> => {
    let begun = await store.begin(attempt);
    for (let waited = 0; begun.state === 'running' && waited < waitFor; waited += lookEvery) {
      await pause(lookEvery);
      begun = await store.begin(attempt);
    }
    if (begun.state === 'other_body') throw refuse(422, 'base', 'idempotency_key_reused');
    if (begun.state === 'running') throw refuse(409, 'base', 'in_progress');
    if (begun.state === 'done') return opened(sealing, begun.answer);
    let outcome: Outcome;
    // A missed renewal is made good by the next one; at worst a second run meets the ids that are made of the key.
    const renewal = setInterval(() => void store.renew(attempt).catch(() => undefined), renewEvery);
    try {
      outcome = await run();
    } catch (error) {
      await store.abandon(attempt);
      throw error;
    } finally {
      clearInterval(renewal);
    }
    await store.finish(attempt, sealed(sealing, outcome));
    return outcome;
  };

  return async ({ call, scope, key, input }, run) => {
    const attempt = {
      scope,
      keyHash: mac('key', `${scope}\n${key}`),
      bodyHash: mac('body', `${call}\n${canonical(input)}`),
    };
    const id = attempt.keyHash.toString('base64');
    const same = running.get(id);
    if (same) {
      if (!same.bodyHash.equals(attempt.bodyHash)) throw refuse(422, 'base', 'idempotency_key_reused');
      return same.outcome;
    }
    const outcome = runOnce(attempt, mac('seal', `${scope}\n${key}`), run);
    running.set(id, { bodyHash: attempt.bodyHash, outcome });
    try {
      return await outcome;
    } finally {
      running.delete(id);
    }
  };
}
