/** Recomputes a round in the browser. Loaded when somebody asks for it: it brings every game model. */
import { keepsCommitment, stream } from '@cosmodrome/fairness';
import { models } from '@cosmodrome/maths/models';
import { replayRound } from '@cosmodrome/maths/replay';
import type { Claimed } from './link.ts';

export type Mismatch = 'stake' | 'win' | 'events';

export type Verdict =
  /** A field cannot be read, or its value is impossible. */
  | { readonly kind: 'unreadable'; readonly field: keyof Claimed }
  /** The model does not allow the actions. */
  | { readonly kind: 'illegal'; readonly reason: string }
  | {
      readonly kind: 'computed';
      /** Whether the seed is the announced one; null when no hash was given. */
      readonly kept: boolean | null;
      readonly stake: number;
      readonly win: number;
      readonly finished: boolean;
      readonly events: readonly unknown[];
      /** Stored values that differ from the recomputed ones, among those that were given. */
      readonly differ: readonly Mismatch[];
      /** Stored values that were given. */
      readonly compared: readonly Mismatch[];
    };

const unreadable = (field: keyof Claimed): Verdict => ({ kind: 'unreadable', field });

/** Computes what a round must have been and compares it with what was stored. Never throws. */
export function verify(claim: Claimed): Verdict {
  const server = claim.server.trim().toLowerCase();
  const client = claim.client;
  const nonce = Number(claim.nonce.trim());
  if (!Object.hasOwn(models, claim.model)) return unreadable('model');
  if (!/^[0-9a-f]{64}$/.test(server)) return unreadable('server');
  if (client.length < 1 || client.length > 128 || !client.isWellFormed()) return unreadable('client');
  if (claim.nonce.trim() === '' || !Number.isSafeInteger(nonce) || nonce < 0) return unreadable('nonce');
  const actions = readList(claim.actions);
  if (!actions || actions.length === 0 || !actions.every(isAction)) return unreadable('actions');
  const stored = { stake: readAmount(claim.stake), win: readAmount(claim.win), events: readList(claim.events) };
  for (const field of ['stake', 'win', 'events'] as const) {
    if (claim[field].trim() !== '' && stored[field] === null) return unreadable(field);
  }
  try {
    const round = replayRound({ modelId: claim.model, actions, serverSeed: server, clientSeed: client, nonce }, stream);
    const events = round.steps.flatMap((step) => step.events);
    const hash = claim.hash.trim();
    const compared = (['stake', 'win', 'events'] as const).filter((field) => stored[field] !== null);
    return {
      kind: 'computed',
      kept: hash === '' ? null : keepsCommitment(server, hash),
      stake: round.totalStake,
      win: round.totalWin,
      finished: round.finished,
      events,
      compared,
      differ: compared.filter((field) =>
        field === 'events'
          ? canonical(stored.events) !== canonical(events)
          : stored[field] !== (field === 'stake' ? round.totalStake : round.totalWin),
      ),
    };
  } catch (error) {
    return { kind: 'illegal', reason: error instanceof Error ? error.message : '' };
  }
}

const isAction = (value: unknown): value is { type: string } =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function readList(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function readAmount(text: string): number | null {
  const plain = text.trim();
  return /^\d{1,15}$/.test(plain) ? Number(plain) : null;
}

/** JSON with the keys in order: a database may have sorted those of the stored book. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
