import type { ArcadeTitle, TitleTheme } from './titles.ts';

/** What the studio reads of a catalogue: the shapes of `content/schema/catalogue.ts`, as far as they matter here. */
export interface CatalogueSource<G extends CatalogueGame = CatalogueGame, T extends CatalogueTheme = CatalogueTheme> {
  studios: ReadonlyMap<string, { title: string }>;
  themes: ReadonlyMap<string, T>;
  games: readonly G[];
  symbolNames: SymbolNames;
}
export interface CatalogueTheme {
  id: string;
  palette: TitleTheme['palette'];
}
export interface CatalogueGame {
  identifier: string;
  slug: string;
  title: string;
  studio: string;
  model: string;
  theme: string;
}
type SymbolNames = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** How the catalogue's symbols are found (`content/catalogue/symbols.ts`). */
interface SymbolSource<G, T> {
  /** The atlas of a game's symbols; null without reels. */
  atlasOf(game: G, theme: T): string | null;
  /** Their names by locale and role; null without reels. */
  symbolNamesOf(game: G, theme: T, names: SymbolNames): ArcadeTitle['symbolNames'] | null;
}

/**
 * The studio's titles out of the catalogue. Titles with the same symbols share their names.
 * Throws when a game names a studio or theme that the catalogue has not.
 */
export function titlesOf<G extends CatalogueGame, T extends CatalogueTheme>(
  catalogue: CatalogueSource<G, T>,
  symbols: SymbolSource<NoInfer<G>, NoInfer<T>>,
): ArcadeTitle[] {
  const named = new Map<string, ArcadeTitle['symbolNames']>();
  const namesOf = (game: G, theme: T, atlas: string | null): ArcadeTitle['symbolNames'] => {
    if (atlas === null) return {};
    const known = named.get(atlas) ?? symbols.symbolNamesOf(game, theme, catalogue.symbolNames) ?? {};
    named.set(atlas, known);
    return known;
  };
  return catalogue.games.map((game) => {
    const studio = catalogue.studios.get(game.studio);
    const theme = catalogue.themes.get(game.theme);
    if (!studio || !theme) throw new Error(`${game.identifier} names a studio or a theme that does not exist`);
    const { identifier, slug, title, model } = game;
    const atlas = symbols.atlasOf(game, theme);
    return {
      identifier,
      slug,
      title,
      studio: studio.title,
      model,
      theme: { id: theme.id, palette: theme.palette, scene: theme.id, symbols: atlas },
      symbolNames: namesOf(game, theme, atlas),
    };
  });
}
