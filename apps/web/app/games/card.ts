import type { Game } from '@cosmodrome/contract/http/games';
import { currencies, DEFAULT_CURRENCY, DEMO_CURRENCY } from '@cosmodrome/rules/money/currencies';

/** What lists need of a game: small enough to travel with the document for a hundred tiles. */
export interface GameCard {
  identifier: string;
  title: string;
  provider: string;
  seo: string;
  preview: string;
  palette: string[];
  /** The picture bears the title at its upper edge; left out where it stands below, as usual. */
  titled?: 'top';
  /** What it is marked as: the words for its weightiest badge. */
  badge: string | null;
  /** Styles of its card, that of the badge first. */
  themes: string[];
  /** A numeric id, by which favourites name it; it has one in each currency, and any of them will do. */
  id: number;
  /** Currencies in which it is played for real; null, as usual, for every one that wallets can have. */
  playedIn: string[] | null;
  /** Highest jackpot in cents of a euro. What it is in another currency, the jackpots' totals say. */
  jackpot: number | null;
  demo: boolean;
  /** Least and most of a round at a table in cents of a euro; null for what is no table. */
  stakes: readonly [min: number, max: number] | null;
  /** Currencies with an unfinished round of the player. */
  unfinished: string[];
}

export function toCard(game: Game): GameCard {
  const real = Object.keys(game.currencies).filter((code) => code !== DEMO_CURRENCY);
  const first = game.currencies[DEFAULT_CURRENCY] ?? Object.values(game.currencies)[0];
  return {
    identifier: game.identifier,
    title: game.title,
    provider: game.provider,
    seo: game.seo_title,
    preview: game.preview,
    palette: game.palette,
    ...(game.title_place === 'top' && { titled: 'top' }),
    badge: game.badges[0]?.type ?? null,
    themes: game.badges.map(({ theme }) => theme),
    id: first?.id ?? 0,
    playedIn: currencies.every(({ code }) => real.includes(code)) ? null : real,
    jackpot: game.currencies[DEFAULT_CURRENCY]?.jackpot ?? null,
    demo: game.has_demo_mode,
    stakes: game.stakes && [game.stakes.min_cents, game.stakes.max_cents],
    unfinished: game.unfinished_games_for,
  };
}

/**
 * The games of a list whose tiles say what their jackpot pays: many games share one, so each amount is said once, by the
 * first of them. `said` are amounts that stand above; those of the list are added.
 */
export function sayingJackpot(
  cards: readonly Pick<GameCard, 'identifier' | 'jackpot'>[],
  said: Set<number> = new Set(),
): Set<string> {
  const saying = new Set<string>();
  for (const { identifier, jackpot } of cards) {
    if (jackpot === null || said.has(jackpot)) continue;
    said.add(jackpot);
    saying.add(identifier);
  }
  return saying;
}

/** Address of the game's page. */
export const playPath = (card: Pick<GameCard, 'provider' | 'seo'>, mode?: 'demo'): string =>
  `/play/${card.provider}/${card.seo}${mode === 'demo' ? '?mode=demo' : ''}`;

/** Studio and name of the game whose page a path is; null for any other page. */
export function gameOfPath(path: string): { provider: string; seo: string } | null {
  const [, provider, seo] = /^\/play\/([^/?#]+)\/([^/?#]+)/.exec(path) ?? [];
  return provider !== undefined && seo !== undefined ? { provider, seo } : null;
}

/** Whether a game is played for real in a currency. */
export const isPlayedIn = ({ playedIn }: Pick<GameCard, 'playedIn'>, currency: string): boolean =>
  playedIn === null || playedIn.includes(currency);
