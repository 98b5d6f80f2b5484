import { DEFAULT_CURRENCY } from '../money/currencies.ts';
import { nextVipStatus, VIP_STATUSES, type VipStatus } from './tiers.ts';

/** What a tier asks for in one quarter, in minor units of a currency. */
export interface Threshold {
  readonly deposit: bigint;
  readonly bet: bigint;
}

/** By currency. */
export type Thresholds = Readonly<Record<string, Threshold>>;

/** By tier; a tier without thresholds is reached by invitation only. */
export type VipTerms = Readonly<Partial<Record<VipStatus, Thresholds>>>;

/** What is deposited and staked in one quarter, by currency in minor units. */
export type QuarterSums = ReadonlyMap<string, { readonly deposits: bigint; readonly bets: bigint }>;

/** What is asked where nothing is known (spec 9): deposits and bets in cents. */
export const UNKNOWN_THRESHOLD: Threshold = { deposit: 900_000n, bet: 9_000_000n };

/** A whole share. Shares are counted in millionths: sums over many small wallets lose nothing that anybody would notice. */
export const WHOLE = 1_000_000n;

/** The threshold of a tier in a currency; in one that the operator names no figures for, that of the default currency. */
export const thresholdIn = (thresholds: Thresholds, currency: string): Threshold =>
  thresholds[currency] ?? thresholds[DEFAULT_CURRENCY] ?? UNKNOWN_THRESHOLD;

/**
 * How far a quarter's sums reach towards a tier, in millionths of its thresholds. Every wallet counts by its own
 * currency's threshold, so that playing in several currencies neither helps nor hurts.
 */
export function sharesOf(sums: QuarterSums, thresholds: Thresholds): { deposits: bigint; bets: bigint } {
  let [deposits, bets] = [0n, 0n];
  for (const [currency, sum] of sums) {
    const threshold = thresholdIn(thresholds, currency);
    deposits += (sum.deposits * WHOLE) / threshold.deposit;
    bets += (sum.bets * WHOLE) / threshold.bet;
  }
  return { deposits, bets };
}

/** The highest tier whose two thresholds a quarter's sums reach. */
export function statusReached(sums: QuarterSums, terms: VipTerms): VipStatus {
  const reached = VIP_STATUSES.findLast((status) => {
    const thresholds = terms[status];
    if (!thresholds) return false;
    const { deposits, bets } = sharesOf(sums, thresholds);
    return deposits >= WHOLE && bets >= WHOLE;
  });
  return reached ?? 'REGULAR';
}

/** What a tier follows from. */
export interface TierSources {
  readonly before: QuarterSums;
  readonly running: QuarterSums;
  /** The tier that the operator has given, which no figures are asked for; `REGULAR` for none. Diamond is for life (spec 4). */
  readonly given: VipStatus;
}

/**
 * The tier that a player has now: the highest of what the running quarter and the one before have reached, as a tier lasts to
 * the end of the next quarter, and of what is given.
 */
export function statusNow({ before, running, given }: TierSources, terms: VipTerms): VipStatus {
  const all = [statusReached(before, terms), statusReached(running, terms), given];
  return VIP_STATUSES.findLast((status) => all.includes(status)) ?? 'REGULAR';
}

export interface VipProgress {
  /** The tier that counts now. */
  readonly active: VipStatus;
  /** What the running quarter alone has reached: the tier that follows when nothing more is played. */
  readonly current: VipStatus;
  /** The tier above the active one that figures lead to; null when there is none. */
  readonly next: VipStatus | null;
  readonly depositAmount: bigint;
  readonly depositThreshold: bigint;
  readonly betSum: bigint;
  readonly betThreshold: bigint;
  /** Whole per cent towards the next tier: the lower of the two shares, rounded down. */
  readonly overall: number;
}

/** What a player is shown of the running quarter, as amounts of one currency. */
export function vipProgress(quarters: TierSources, terms: VipTerms, currency: string): VipProgress {
  const active = statusNow(quarters, terms);
  const above = nextVipStatus(active);
  const thresholds = above && terms[above];
  const next = thresholds ? above : null;
  const shown = thresholdIn(thresholds ?? terms[active] ?? {}, currency);
  const shares = thresholds ? sharesOf(quarters.running, thresholds) : { deposits: WHOLE, bets: WHOLE };
  const amounts = quarters.running;
  const only = amounts.size === 1 ? amounts.get(currency) : undefined;
  const least = shares.deposits < shares.bets ? shares.deposits : shares.bets;
  return {
    active,
    current: statusReached(quarters.running, terms),
    next,
    depositAmount: only?.deposits ?? (shares.deposits * shown.deposit) / WHOLE,
    depositThreshold: shown.deposit,
    betSum: only?.bets ?? (shares.bets * shown.bet) / WHOLE,
    betThreshold: shown.bet,
    overall: Number(least >= WHOLE ? 100n : (least * 100n) / WHOLE),
  };
}
