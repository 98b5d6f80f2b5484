import { createContext, use } from 'react';
import type { Widget } from '@cosmodrome/rules/gifts/gifts';
import type { Licence } from '@cosmodrome/rules/profile/licence';
import type { LocalePrefix } from '@cosmodrome/rules/content/locales';
import type { Locale } from './i18n/locales.ts';
import type { Device } from './queries/query.ts';

/** Whose site it is. */
export interface Brand {
  /** Chooses its colours: `data-brand` of the document. */
  id: string;
  name: string;
  logo: { mobile: string; full: string; icon: string };
}

/** Whose pages are shown when nothing is known. */
const mainBrand: Brand = {
  id: 'cosmodrome',
  name: 'Cosmodrome',
  logo: { mobile: '/brand/mark.svg', full: '/brand/logo.svg', icon: '/brand/favicon.svg' },
};
/** A host of which nothing is known. */
export const mainHost = {
  brand: mainBrand,
  licence: 'CW' as const,
  canonical: null,
  hidden_locales: [],
  betting_url: null,
  points_shop: false,
  lotteries: false,
  rocket_chance: false,
  simulated_players: false,
  widgets: [],
};

/** Facts of the document: the same for everybody who gets it. */
export interface Site {
  locale: Locale;
  /** Languages that this host lists, as the first parts of addresses. */
  languages: readonly LocalePrefix[];
  /** Scheme and host for canonical addresses. */
  site: string;
  brand: Brand;
  /** Under which this host shows its games: its age, its ways to pay. An account keeps the one it was opened under. */
  licence: Licence;
  /** There is a way to bet on sports. */
  betting: boolean;
  /** Points can be exchanged. */
  shop: boolean;
  /** Some players are simulated. */
  simulated: boolean;
  /** There are lotteries. */
  lotteries: boolean;
  /** There is the daily launch of rocket chance. */
  chance: boolean;
  /** Bookmarks at the edge of the page that are switched on. */
  widgets: readonly Widget[];
  /** When the document was made: its clock until the page is alive. */
  now: number;
  /** Guest mode. */
  restricted: boolean;
  /** The hint cookie at the time of the document. */
  signedIn: boolean;
  /** What games have to run on. */
  device: Device;
}

export const noSite: Site = {
  locale: 'en',
  languages: [],
  site: '',
  brand: mainBrand,
  licence: 'CW',
  betting: false,
  shop: false,
  lotteries: false,
  chance: false,
  simulated: false,
  widgets: [],
  now: 0,
  restricted: false,
  signedIn: false,
  device: 'desktop',
};

const SiteContext = createContext<Site>(noSite);

export const SiteProvider = SiteContext;

export const useSite = (): Site => use(SiteContext);
