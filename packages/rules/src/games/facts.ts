/** What categories, orders and search know of a game: catalogue data and the published figures of its model. */
export interface GameFacts {
  /** `producer/Name`. */
  identifier: string;
  title: string;
  provider: string;
  /** Model family: `lines`, `book`, `roulette`, ... */
  family: string;
  features: readonly string[];
  volatility: string | null;
  /** Of the theme: `egypt`, `fruit`, `fishing`, ... */
  themes: readonly string[];
  /** Editorial marks: `exclusive`, `special`, ... Those that are category slugs put the game there. */
  tags: readonly string[];
  /** Currencies of real play. */
  currencies: readonly string[];
  /** Return to player in per cent as text; null when it is not published. */
  payout: string | null;
  /** Day of release, `yyyy-mm-dd`. */
  released: string;
}
