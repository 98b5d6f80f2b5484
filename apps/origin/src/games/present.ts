import type { Game } from '@cosmodrome/contract/http/games';
import type { GameBadge } from '@cosmodrome/rules/games/badges';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { stakeLimits } from '@cosmodrome/rules/play/stakes';
import { currenciesOf, type CatalogueGame } from './catalogue.ts';

/** Families whose players choose a table by its limits. */
const TABLES = new Set(['roulette', 'blackjack', 'baccarat']);

/** The wire's game, as a guest sees it. */
export function presentGame(
  game: CatalogueGame,
  known: {
    idIn: (currency: string) => number | undefined;
    categories: readonly string[];
    badges: GameBadge[];
    uniqueSeoTitle: boolean;
  },
): Game {
  const currencies: Game['currencies'] = {};
  for (const code of currenciesOf(game)) {
    const id = known.idIn(code);
    if (id !== undefined) currencies[code] = { id, has_demo_mode: game.demo, jackpot: null };
  }
  return {
    identifier: game.identifier,
    title: game.title,
    seo_title: game.slug,
    uniq_seo_title: known.uniqueSeoTitle,
    slug: game.slug,
    name: game.name,
    provider: game.provider,
    preview: game.preview,
    palette: [...game.palette],
    title_place: game.titlePlace ?? 'bottom',
    categories: [...known.categories],
    badges: known.badges,
    devices: [...game.devices],
    currencies,
    lines: game.lines,
    ways: game.ways,
    volatility_rating: game.volatility,
    hit_rate: game.hitRate,
    payout: game.payout,
    features: [...game.features],
    stakes: tableStakes(game),
    has_demo_mode: game.demo,
    is_geo_available: true,
    unfinished_games_for: [],
  };
}

function tableStakes({ family, currencies }: CatalogueGame): Game['stakes'] {
  if (!TABLES.has(family) || !currencies.includes(DEFAULT_CURRENCY)) return null;
  const limits = stakeLimits(family, DEFAULT_CURRENCY);
  return limits && { currency: DEFAULT_CURRENCY, min_cents: limits.min, max_cents: limits.max };
}

/** What of a game depends on who asks. */
export interface Person {
  /** Guest mode: real play is not open to visitors of this country. */
  readonly restricted: boolean;
  /** Currencies of the caller's unfinished rounds, by game. */
  readonly unfinished: ReadonlyMap<string, readonly string[]>;
}

/** And what depends on the moment. */
export interface Viewer extends Person {
  /** What a game's jackpot can pay now. */
  readonly jackpots: JackpotTotals;
}

/** In minor units of the currency; undefined for a game that feeds no jackpot or is not played in it. */
export type JackpotTotals = (currency: string, identifier: string) => number | undefined;

export function forViewer(card: Game, viewer: Viewer): Game {
  const unfinished = viewer.unfinished.get(card.identifier);
  const withJackpot = withJackpots(card, viewer.jackpots);
  if (!unfinished && !viewer.restricted) return withJackpot;
  return { ...withJackpot, is_geo_available: !viewer.restricted, unfinished_games_for: [...(unfinished ?? [])] };
}

function withJackpots(card: Game, totals: JackpotTotals): Game {
  const codes = Object.keys(card.currencies);
  if (codes.every((code) => totals(code, card.identifier) === undefined)) return card;
  const currencies = Object.entries(card.currencies).map(
    ([code, values]) => [code, { ...values, jackpot: totals(code, card.identifier) ?? null }] as const,
  );
  return { ...card, currencies: Object.fromEntries(currencies) };
}
