import type { Connection } from '@cosmodrome/database';
import type { PrizeKind, PrizeOf } from '@cosmodrome/rules/prizes/prize';
import type { HouseAccount, PostingKind } from '../ledger/index.ts';

/** By language; a language without one reads that of English. */
export type Titles = Readonly<Record<string, string>> & { readonly en: string };

/** What a deliverer is told of a grant. */
export interface Delivery<Kind extends PrizeKind = PrizeKind> {
  readonly playerId: number;
  readonly prize: PrizeOf<Kind>;
  /** The system that gives it, or `operator`. */
  readonly source: string;
  /** Unique for the player among all grants: whoever keeps a row of its own for a grant keeps this with it. */
  readonly key: string;
  readonly at: Date;
  /** The wallet that it is for; undefined: one of the player's, the one in use first. */
  readonly currency: string | undefined;
  /** The kind as the wire has it: `registration`, `coupon`, `level`, `prize`, … */
  readonly strategy: string;
  readonly titles: Titles | undefined;
  readonly groupKey: string | undefined;
  /** How the books name money; prizes of the house unless said otherwise. */
  readonly posting: { readonly kind: PostingKind; readonly account: HouseAccount } | undefined;
}

/**
 * Why nothing was given:
 * - `account_closed`: nobody could use it
 * - `bonuses_off`: the player wants no bonuses
 * - `no_wallet`: the player has no wallet in a currency of the prize
 * - `other_prize`: the key was used for another prize
 * - `lottery_over`, `lottery_full`, `lottery_not_yours`: there are no tickets any more, not so many for the player, or none at all
 */
export type GrantRefusal =
  | 'account_closed'
  | 'bonuses_off'
  | 'no_wallet'
  | 'other_prize'
  | 'lottery_over'
  | 'lottery_full'
  | 'lottery_not_yours';

export type Delivered =
  | {
      readonly outcome: 'delivered';
      /** What came of it: minor units of a currency; of points hundredths, without one. For reconciliation. */
      readonly amount?: bigint | undefined;
      readonly currency?: string | undefined;
    }
  | { readonly outcome: 'refused'; readonly reason: GrantRefusal };

/**
 * How a kind of prize takes effect. Its system registers it (`deliverers` of `System`). Everything happens in the grant's
 * transaction and under the player's lock, once for each key. Who refuses has written nothing.
 */
export interface Deliverer<Kind extends PrizeKind> {
  /** A lock of its own that comes before that of the player. */
  readonly hold?: (trx: Connection, playerId: number) => Promise<unknown>;
  /** Gives the prize. */
  readonly deliver: (trx: Connection, delivery: Delivery<Kind>) => Promise<Delivered>;
  /**
   * For a kind that has offers of its own, with a list and a call to take them: writes the offer. What becomes of it is told
   * by `followOffer`. Without it an offer waits among the grants, and `deliver` is asked when it is taken.
   */
  readonly offer?: (trx: Connection, delivery: Delivery<Kind>, until: Date) => Promise<Delivered>;
}

export type Deliverers = { readonly [Kind in PrizeKind]?: Deliverer<Kind> };
