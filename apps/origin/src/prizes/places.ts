import type { PlacePrize, PlacesResult } from '@cosmodrome/contract/place-prize';
import { currencyRule } from '@cosmodrome/rules/money/currencies';
import { toDecimal } from '@cosmodrome/rules/money/format';
import { placesPaid, prizeAt, shareOfPool, type PlaceRange } from '@cosmodrome/rules/prizes/places';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import type { z } from 'zod';

/** What a prize that is no money is called in a language. */
export type PrizeTitle = (prize: Prize, locale: string) => string;

/** What is won on places, in minor units of its currency. */
export interface PlaceTerms {
  readonly currency: string;
  readonly pool_cents: number;
  readonly paid_by: string;
  readonly prizes: readonly (PlaceRange & {
    readonly share_bp?: number | undefined;
    readonly prize?: Prize | undefined;
  })[];
}

/** Minor units as decimal text, with all decimals of the currency and at least two. */
export function decimal(cents: number | bigint, currency: string): string {
  const subunits = currencyRule(currency)?.subunits ?? 100;
  return toDecimal(Number(cents), subunits, Math.max(2, Math.round(Math.log10(subunits))));
}

/** What a place has won, and how much of the pool that is; null where it wins nothing. */
export function wonAt(
  { prizes, pool_cents: pool, currency }: PlaceTerms,
  place: number,
): { prize: Prize; cents: number } | null {
  const won = prizeAt(prizes, place);
  const cents = shareOfPool(pool, won?.share_bp ?? 0);
  if (won?.prize) return { prize: won.prize, cents: 0 };
  return cents > 0 ? { prize: { kind: 'money', amounts: { [currency]: cents }, wager: 0 }, cents } : null;
}

/** The prizes of all places of something whose number is `id`. */
export function presentPlacePrizes(
  id: number,
  terms: PlaceTerms,
  { locale, prizeTitle }: { locale: string; prizeTitle: PrizeTitle },
): PlacePrize[] {
  const { prizes, pool_cents: pool, currency } = terms;
  return Array.from({ length: placesPaid(prizes) }, (_, at) => {
    const place = at + 1;
    const { share_bp: share = 0, prize = null } = prizeAt(prizes, place) ?? {};
    const cents = shareOfPool(pool, share);
    return {
      id: id * 10_000 + place,
      award_place: place,
      stuff: prize === null ? null : prizeTitle(prize, locale),
      nickname: null,
      wager_multiplier: 0,
      money_budget_percent: share / 100,
      money_award: decimal(cents, currency),
      money_award_cents: cents,
      chargeable_comp_points: prize?.kind === 'points' ? prize.chargeable : 0,
      persistent_comp_points: prize?.kind === 'points' ? prize.persistent : 0,
      freespins_count: prize?.kind === 'freespins' ? prize.count : 0,
    };
  });
}

/** The points of all prizes: to spend, and towards the level. */
export const pointsTogether = (prizes: readonly PlacePrize[]): { coins: number; progress: number } => ({
  coins: prizes.reduce((sum, { chargeable_comp_points: points }) => sum + points, 0),
  progress: prizes.reduce((sum, { persistent_comp_points: points }) => sum + points, 0),
});

/** Who pays the pool. */
export const payerOf = (
  { paid_by: id }: PlaceTerms,
  studios: readonly { readonly id: string; readonly title: string }[],
): { id: string; title: string } => ({ id, title: studios.find((studio) => studio.id === id)?.title ?? '' });

/** What is published of something that is over (player protection R24); nothing is charged for taking part. */
export const presentResult = (
  result: Pick<z.infer<typeof PlacesResult>, 'entries' | 'places' | 'paid_cents' | 'paid_at'>,
  { pool_cents: pool }: PlaceTerms,
): z.infer<typeof PlacesResult> => ({
  entries: result.entries,
  fees_cents: 0,
  pool_cents: pool,
  places: result.places,
  paid_cents: result.paid_cents,
  paid_at: result.paid_at,
});
