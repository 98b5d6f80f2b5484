import type { PlayedRound, RoundProof } from '@cosmodrome/contract/http/play';

/** What the verifier works with, as it is typed: every field is text until it is checked. */
export interface Claimed {
  model: string;
  server: string;
  hash: string;
  client: string;
  nonce: string;
  /** JSON: the actions in order, stakes in them. */
  actions: string;
  currency: string;
  /** Stored stake and win in minor units; empty when unknown. */
  stake: string;
  win: string;
  /** JSON: the stored event book; empty when unknown. */
  events: string;
  /** Path of the pictures that draw a slot, or empty. */
  symbols: string;
}

export const nothingClaimed: Claimed = {
  model: '',
  server: '',
  hash: '',
  client: '',
  nonce: '',
  actions: '',
  currency: '',
  stake: '',
  win: '',
  events: '',
  symbols: '',
};

/** Longest event book that travels in an address. */
const MOST_EVENTS = 20_000;

export function claimOf(round: PlayedRound, proof: RoundProof, symbols: string | null): Claimed {
  const events = JSON.stringify(proof.events);
  return {
    model: proof.model,
    server: proof.server_seed ?? '',
    hash: proof.server_seed_hash,
    client: proof.client_seed,
    nonce: String(proof.nonce),
    actions: JSON.stringify(proof.actions),
    currency: round.currency,
    stake: String(round.total_bets),
    win: String(round.total_wins),
    events: events.length > MOST_EVENTS ? '' : events,
    symbols: symbols ?? '',
  };
}

/** The verifier with everything filled in. In the fragment, which browsers never send to a server. */
export function verifierPath(claim: Claimed): string {
  const filled = Object.entries(claim).filter(([, value]) => value !== '');
  return `/fairness#${new URLSearchParams(filled).toString()}`;
}

/** The claim in an address's fragment; null when there is none. */
export function claimIn(hash: string): Claimed | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  if (!given.has('model') && !given.has('server')) return null;
  const fields = Object.keys(nothingClaimed) as (keyof Claimed)[];
  return Object.fromEntries(fields.map((field) => [field, given.get(field) ?? ''])) as unknown as Claimed;
}

/** The pictures that a claim names, when they are ours: a pasted address must not lead elsewhere. */
export const picturesOf = ({ symbols }: Claimed): string | null =>
  /^\/art\/symbols\/[a-z0-9-]+$/.test(symbols) ? symbols : null;
