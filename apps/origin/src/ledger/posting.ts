import type { postings } from '../generated/postings.ts';
import { LARGEST_AMOUNT } from './amounts.ts';
import { bodyHash } from './body-hash.ts';

type Declared = (typeof postings)[number];

/** Accounts of the house, as systems declare them. None has a running balance: it is the sum of its entries. */
export type HouseAccount = Declared['accounts'][number];

/** One change of one account, in minor units; plus raises the account, minus lowers it. */
export type Entry =
  | {
      readonly account: 'player';
      readonly part: 'real' | 'bonus';
      readonly currency: string;
      readonly amount: bigint;
    }
  | { readonly account: HouseAccount; readonly currency: string; readonly amount: bigint };

/**
 * What a posting is for, as the player's statement will say: each system declares its own in its `postings.ts`. `play` and
 * `rollback` are the bet's own.
 */
export type PostingKind = Declared['kinds'][number];

/** Postings between accounts of the house alone. */
export type HousePostingKind = Declared['houseKinds'][number];

export interface Posting {
  readonly playerId: number;
  /** Idempotency key, unique for the player over all postings and plays: begin it with the system's name. */
  readonly key: string;
  readonly kind: PostingKind;
  /** Entries that sum to zero in each currency; at most eight a currency. */
  readonly entries: readonly Entry[];
  readonly at: Date;
}

/** A movement that touches no player. */
export interface HousePosting {
  /** Idempotency key, unique over all postings of the house: begin it with the system's name. */
  readonly key: string;
  readonly kind: HousePostingKind;
  /** Entries that sum to zero in each currency; at most eight a currency. */
  readonly entries: readonly { readonly account: HouseAccount; readonly currency: string; readonly amount: bigint }[];
  readonly at: Date;
}

/** The part of a posting in one currency. */
export interface Leg {
  readonly currency: string;
  readonly accounts: readonly string[];
  readonly amounts: readonly bigint[];
  readonly realChange: bigint;
  readonly bonusChange: bigint;
}

/**
 * Splits a posting by currency, in the order of the currencies.
 * @throws RangeError when it has no entries, too many, one out of range, or does not sum to zero
 */
export function legsOf(posting: Pick<Posting, 'entries'>): Leg[] {
  const byCurrency = Map.groupBy(posting.entries, (entry) => entry.currency);
  if (byCurrency.size === 0) throw new RangeError('a posting needs entries');
  return [...byCurrency].sort(([a], [b]) => (a < b ? -1 : 1)).map(([currency, entries]) => legOf(currency, entries));
}

/** What a posting's key was used for. */
export const hashOf = (kind: string, legs: readonly Leg[]): bigint =>
  bodyHash([kind, ...legs.flatMap((leg) => [leg.currency, ...leg.accounts, ...leg.amounts])]);

function legOf(currency: string, entries: readonly Entry[]): Leg {
  if (entries.length > 8) throw new RangeError('a posting has at most eight entries a currency');
  const tooLarge = entries.some(({ amount }) => amount > LARGEST_AMOUNT || amount < -LARGEST_AMOUNT);
  if (tooLarge) throw new RangeError(`an entry is beyond ${LARGEST_AMOUNT}`);
  const sum = (chosen: readonly Entry[]) => chosen.reduce((total, entry) => total + entry.amount, 0n);
  if (sum(entries) !== 0n) throw new RangeError(`the entries in ${currency} do not sum to zero`);
  const accountOf = (entry: Entry) => (entry.account === 'player' ? entry.part : entry.account);
  return {
    currency,
    accounts: entries.map(accountOf),
    amounts: entries.map((entry) => entry.amount),
    realChange: sum(entries.filter((entry) => accountOf(entry) === 'real')),
    bonusChange: sum(entries.filter((entry) => accountOf(entry) === 'bonus')),
  };
}
