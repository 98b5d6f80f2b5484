/** What a list of games can be narrowed by, beyond its category (shown with counts beside the list). */
import type { GameFacts } from './facts.ts';

export const PAYOUT_BANDS = ['under-95', '95-96', '96-97', '97-and-more'] as const;
export type PayoutBand = (typeof PAYOUT_BANDS)[number];

/** Where a return to player in per cent as text (`96.02`) lies; null when it is not published. */
export function payoutBand(payout: string | null): PayoutBand | null {
  if (payout === null) return null;
  const perCent = Number(payout);
  if (!Number.isFinite(perCent)) return null;
  return perCent < 95 ? 'under-95' : perCent < 96 ? '95-96' : perCent < 97 ? '96-97' : '97-and-more';
}

export const VOLATILITIES = ['low', 'low-medium', 'medium', 'medium-high', 'high', 'very-high'] as const;

/** Features of a model that players look for; the others are details of its rules. */
export const SOUGHT_FEATURES = [
  'free-spins',
  'bonus-buy',
  'hold-and-win',
  'jackpot',
  'mystic-jackpot',
  'variable-ways',
  'cascades',
  'expanding-symbol',
  'multiplier',
  'wilds',
  'auto-cash-out',
] as const;

/** The facets, by the names of the filter on the wire. A game of several features is asked for all that are ticked. */
export const FACETS = ['providers', 'features', 'volatility_rating', 'payout'] as const;
export type Facet = (typeof FACETS)[number];

/** Whether ticking two values asks for games with both, or with either. */
export const asksForBoth = (facet: Facet): boolean => facet === 'features';

/** A game's values in each facet. */
export function facetValues(game: GameFacts): Readonly<Record<Facet, readonly string[]>> {
  const band = payoutBand(game.payout);
  return {
    providers: [game.provider],
    features: SOUGHT_FEATURES.filter((feature) => game.features.includes(feature)),
    volatility_rating: game.volatility === null ? [] : [game.volatility],
    payout: band === null ? [] : [band],
  };
}

const ORDERS: Readonly<Record<Facet, readonly string[] | null>> = {
  providers: null,
  features: SOUGHT_FEATURES,
  volatility_rating: VOLATILITIES,
  payout: PAYOUT_BANDS,
};

/** The order in which a facet shows its values: its own, or for studios the one with most games in the list first. */
export function facetOrder(facet: Facet, inList: ReadonlyMap<string, number>): string[] {
  const own = ORDERS[facet];
  if (own) return own.filter((value) => inList.has(value));
  return [...inList]
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([value]) => value);
}
