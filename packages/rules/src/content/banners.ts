import { MINUTE_MS } from '../durations.ts';
import { promoStatus } from './live-time.ts';

/** Whom a banner is for, as far as its categories say so (spec 3): the kind of currency, and whether signed in. */
const AUDIENCES = ['crypto-reg', 'crypto-noreg', 'fiat-reg', 'fiat-noreg'] as const;
type Audience = (typeof AUDIENCES)[number];

/** Category of banners that advertise nothing: how the house works, and what helps. */
export const SERVICE_BANNER = 'service';

export interface BannerReader {
  signedIn: boolean;
  /** Ids of the player's levels, tiers and groups; empty for guests. */
  groups: readonly string[];
  /** The currency amounts are shown in is a crypto one. */
  crypto: boolean;
  /** Nothing may be advertised to this reader (player protection R32). */
  suppressed: boolean;
  now: Date;
}

export interface BannerRules {
  categories: readonly string[];
  groupIds: readonly string[];
  logged: boolean | null;
  liveTime: { start: string | null; end: string | null };
  order: Readonly<Record<string, number>>;
}

/**
 * The banners of a place for a reader, in the place's own order (spec 3 and 6): while they are live, by sign-in and
 * audience, those with groups only for signed-in players of one of them, and to whom nothing may be advertised only
 * those that advertise nothing.
 * @param place the category that stands for the location, `slider-index-top` for instance
 */
export function bannersFor<T extends BannerRules>(banners: readonly T[], place: string, reader: BannerReader): T[] {
  const { signedIn, groups, crypto, suppressed, now } = reader;
  const own: Audience = `${crypto ? 'crypto' : 'fiat'}-${signedIn ? 'reg' : 'noreg'}`;
  return banners
    .filter(({ categories }) => categories.includes(place))
    .filter(({ categories }) => !suppressed || categories.includes(SERVICE_BANNER))
    .filter(({ categories }) => {
      const named = AUDIENCES.filter((audience) => categories.includes(audience));
      return named.length === 0 || named.includes(own);
    })
    .filter(({ logged }) => logged === null || logged === signedIn)
    .filter(({ groupIds }) => groupIds.length === 0 || (signedIn && groupIds.some((id) => groups.includes(id))))
    .filter(({ liveTime: { start, end } }) => promoStatus(start, end, now) === 'active')
    .toSorted((a, b) => (a.order[place] ?? Number.MAX_SAFE_INTEGER) - (b.order[place] ?? Number.MAX_SAFE_INTEGER));
}

/** Currency whose values stand in where a currency has none. */
const FALLBACK = 'EUR';

/** Puts the currency's values into the `{name}` places of a text; each missing one comes from EUR. */
export function fillIn(
  text: string,
  variables: Readonly<Record<string, Readonly<Record<string, string>>>>,
  currency: string,
): string {
  const values = { ...variables[FALLBACK], ...variables[currency] };
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

export interface BannerTimer {
  /** Which moment it counts to: the end while it runs, the start before (spec 4). */
  to: 'end' | 'start';
  days: number;
  hours: number;
  minutes: number;
}

/** What a banner's timer shows; null once it is over. Whole minutes, rounded up: it never reads zero while it runs. */
export function bannerTimer(timer: { start_at: string; end_at: string }, now: Date): BannerTimer | null {
  const status = promoStatus(timer.start_at, timer.end_at, now);
  if (status === 'archive') return null;
  const to = status === 'active' ? 'end' : 'start';
  const moment = Date.parse(to === 'end' ? timer.end_at : timer.start_at);
  const minutes = Math.ceil((moment - now.getTime()) / MINUTE_MS);
  return { to, days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** Spec 9: milliseconds until a promo banner that was closed comes back, and between the slides of a carousel. */
export const PROMO_BANNER_RETURN = 120_000;
export const BANNER_AUTOPLAY = 10_000;
