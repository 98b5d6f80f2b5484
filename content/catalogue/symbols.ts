import type { Game, SymbolRole, Theme } from '../schema/catalogue.ts';

/** The picture of every symbol role in a game: the theme's, with the game's own in front. Null without reels. */
export function symbolsOf(game: Pick<Game, 'symbols'>, theme: Theme): Record<SymbolRole, string> | null {
  return theme.symbols === null ? null : { ...theme.symbols, ...game.symbols };
}

/** The folder-safe name of the atlas that a game's symbols are in: its own when it has symbols of its own. */
export function atlasOf(game: Pick<Game, 'slug' | 'symbols' | 'pictures'>, theme: Theme): string | null {
  if (theme.symbols === null) return null;
  return game.symbols === undefined ? theme.id : tileOf(game);
}

/** The names of a game's symbols by locale and role; letters name themselves. Null without reels. */
export function symbolNamesOf(
  game: Pick<Game, 'symbols'>,
  theme: Theme,
  names: ReadonlyMap<string, Readonly<Record<string, string>>>,
): Record<string, Record<string, string>> | null {
  const symbols = symbolsOf(game, theme);
  if (symbols === null) return null;
  const inLocale = (known: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(symbols).map(([role, picture]) => [role, known[pictureName(picture)] ?? pictureName(picture)]),
    );
  return Object.fromEntries([...names].map(([locale, known]) => [locale, inLocale(known)]));
}

/** `gi:gold-scarab@jade` is the picture `gold-scarab`. */
export const pictureName = (picture: string): string => (picture.split(':').at(-1) ?? picture).split('@')[0] ?? picture;

/** The title whose tile a game shows: its own, or the one that it shares pictures with. */
export const tileOf = (game: Pick<Game, 'slug' | 'pictures'>): string => game.pictures ?? game.slug;
