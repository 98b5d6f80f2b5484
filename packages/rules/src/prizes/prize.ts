import type { ClosableFamily } from '../bonuses/closed-families.ts';
import type { Amounts } from '../money/fallback.ts';

/** Money into the wallet; with a wager above zero it is given as a bonus under the usual terms (`terms.ts`). */
export interface MoneyPrize {
  readonly kind: 'money';
  readonly amounts: Amounts;
  readonly wager: number;
}

/** Bonus money with all its terms. */
export interface BonusPrize {
  readonly kind: 'bonus';
  readonly amounts: Amounts;
  /** How often the amount has to be staked. */
  readonly wager: number;
  /** The highest stake of a round while it is wagered. */
  readonly max_stakes: Amounts;
  /** The most that becomes the player's own; null: all of it. */
  readonly max_wins: Amounts | null;
  readonly days_to_wager: number;
  /** Families of games that are closed while it is wagered. */
  readonly closed_families: readonly ClosableFamily[];
}

/** Rounds of games that the house stakes. */
export interface FreeSpinsPrize {
  readonly kind: 'freespins';
  /** Identifiers of games (`provider/Name`), any of which may be played. */
  readonly games: readonly string[];
  readonly count: number;
  /** Which of the games' own steps of the stake, from 1. */
  readonly bet_level: number;
  /** How often what was won has to be staked; 0: it is paid as money. */
  readonly wager: number;
  readonly max_wins: Amounts | null;
  readonly days_to_activate: number;
  readonly days_to_play: number;
}

/** A box of a file of the content, closed. */
export interface LootBoxPrize {
  readonly kind: 'lootbox';
  readonly box: string;
}

/** Turns of a wheel. */
export interface WheelSpinsPrize {
  readonly kind: 'wheelspins';
  /** Group key of the gift: begins with `wheel` or `manual_wheel` (spec 4, "Gift stages"). */
  readonly group_key: string;
  readonly count: number;
}

/** Whole points: to spend, towards the level, or both. */
export interface PointsPrize {
  readonly kind: 'points';
  readonly chargeable: number;
  readonly persistent: number;
}

export interface LotteryPrize {
  readonly kind: 'lottery';
  readonly lottery: string;
  readonly tickets: number;
}

/** A group that the player is put into. */
export interface GroupPrize {
  readonly kind: 'group';
  readonly group: string;
}

/** Something that a person at the operator sends: an order with states of its own. */
export interface ThingPrize {
  readonly kind: 'thing';
  readonly thing: string;
}

/** Everything that can be given to a player, by whatever system. Amounts in minor units. */
export type Prize =
  | MoneyPrize
  | BonusPrize
  | FreeSpinsPrize
  | LootBoxPrize
  | WheelSpinsPrize
  | PointsPrize
  | LotteryPrize
  | GroupPrize
  | ThingPrize;

export type PrizeKind = Prize['kind'];
export type PrizeOf<Kind extends PrizeKind> = Extract<Prize, { kind: Kind }>;
