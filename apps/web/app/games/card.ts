import type { Game } from '@cosmodrome/contract/http/games';

/** What lists need of a game: small enough to travel with the document for a hundred tiles. */
export interface GameCard {
  identifier: string;
  title: string;
  provider: string;
  seo: string;
  preview: string;
  palette: string[];
  /** What it is marked as: the words for its weightiest badge. */
  badge: string | null;
  /** Styles of its card, that of the badge first. */
  themes: string[];
  /** Numeric id by currency code, the demo currency left out: where it is played for real, and what favourites use. */
  ids: Record<string, number>;
  /** Highest jackpot by currency code. */
  jackpots: Record<string, number>;
  demo: boolean;
  /** Currencies with an unfinished round of the player. */
  unfinished: string[];
}

const DEMO = 'FUN';

export function toCard(game: Game): GameCard {
  const real = Object.entries(game.currencies).filter(([code]) => code !== DEMO);
  return {
    identifier: game.identifier,
    title: game.title,
    provider: game.provider,
    seo: game.seo_title,
    preview: game.preview,
    palette: game.palette,
    badge: game.badges[0]?.type ?? null,
    themes: game.badges.map(({ theme }) => theme),
    ids: Object.fromEntries(real.map(([code, { id }]) => [code, id])),
    jackpots: Object.fromEntries(real.flatMap(([code, { jackpot }]) => (jackpot === null ? [] : [[code, jackpot]]))),
    demo: game.has_demo_mode,
    unfinished: game.unfinished_games_for,
  };
}

/** Address of the game's page. */
export const playPath = (card: Pick<GameCard, 'provider' | 'seo'>, mode?: 'demo'): string =>
  `/play/${card.provider}/${card.seo}${mode === 'demo' ? '?mode=demo' : ''}`;
