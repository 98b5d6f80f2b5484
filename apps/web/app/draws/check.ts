/** Recomputes a draw in the browser. Loaded when somebody asks for it. */
import { drawByWeight, keepsCommitment, tableHash } from '@cosmodrome/fairness';

/** A draw as it is typed: every field is text until it is checked. */
export interface ClaimedDraw {
  readonly server: string;
  /** Empty: it is not compared. */
  readonly hash: string;
  readonly client: string;
  readonly nonce: string;
  readonly table: string;
  /** With commas between them. */
  readonly weights: string;
}

export type DrawVerdict =
  | { readonly kind: 'unreadable'; readonly field: keyof ClaimedDraw }
  | {
      readonly kind: 'computed';
      /** Whether the seed is the announced one; null when no hash was given. */
      readonly kept: boolean | null;
      readonly tableHash: string;
      /** Which of the weights, from 0 on. */
      readonly picked: number;
      readonly weight: number;
      readonly sum: number;
    };

const unreadable = (field: keyof ClaimedDraw): DrawVerdict => ({ kind: 'unreadable', field });

/** Computes what a draw must have picked. Never throws. */
export function checkDraw(claim: ClaimedDraw): DrawVerdict {
  const serverSeed = claim.server.trim().toLowerCase();
  const { client: clientSeed } = claim;
  if (!/^[0-9a-f]{64}$/.test(serverSeed)) return unreadable('server');
  if (clientSeed.length < 1 || clientSeed.length > 128 || !clientSeed.isWellFormed()) return unreadable('client');
  if (!/^\d{1,9}$/.test(claim.nonce.trim())) return unreadable('nonce');
  const name = claim.table.trim();
  if (name === '') return unreadable('table');
  const texts = claim.weights.split(',').map((text) => text.trim());
  if (!texts.every((text) => /^\d{1,10}$/.test(text))) return unreadable('weights');
  const weights = texts.map(Number);
  try {
    const picked = drawByWeight({ serverSeed, clientSeed, nonce: Number(claim.nonce) }, weights);
    const hash = claim.hash.trim();
    return {
      kind: 'computed',
      kept: hash === '' ? null : keepsCommitment(serverSeed, hash),
      tableHash: tableHash({ name, weights }),
      picked,
      weight: weights[picked] ?? 0,
      sum: weights.reduce((total, weight) => total + weight, 0),
    };
  } catch {
    return unreadable('weights');
  }
}
