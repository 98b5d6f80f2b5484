import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import {
  aliasesSchema,
  gameSchema,
  pinsSchema,
  studioSchema,
  symbolNamesSchema,
  themeSchema,
  type Game,
  type Studio,
  type Theme,
} from '../schema/catalogue.ts';

export interface Catalogue {
  studios: ReadonlyMap<string, Studio>;
  themes: ReadonlyMap<string, Theme>;
  /** In order of release, newest first; the same day in order of title. */
  games: readonly Game[];
  /** Games that an operator puts first in a category, by its slug. */
  pins: Readonly<Record<string, readonly string[]>>;
  /** Words that players type for a category, by its slug. */
  aliases: Readonly<Record<string, readonly string[]>>;
  /** Words that players type for a theme, a tag of themes, a family of games or a feature, in every language. */
  words: Readonly<Record<string, readonly string[]>>;
  /** What each picture of a symbol is called, by locale and by the picture's name without its set: `gold-scarab`. */
  symbolNames: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

const FOLDER = import.meta.dirname;

function checked<T>(schema: z.ZodType<T>, file: string): T {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));

const everyFile = <T>(schema: z.ZodType<T>, folder: string): T[] =>
  filesIn(folder).map((file) => checked(schema, file));

function unique(name: string, values: readonly string[]): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) throw new Error(`Two games have the ${name} "${value}"`);
    seen.add(value);
  }
}

/**
 * Reads and checks every file of the catalogue. Throws with the file's name and the reason when one is wrong, when two
 * games share a slug, an identifier or a title, or when a game names a studio or theme or a pin a game that does not
 * exist.
 */
export function readCatalogue(folder: string = FOLDER): Catalogue {
  const studios = new Map(
    checked(z.array(studioSchema), join(folder, 'studios.json')).map((studio) => [studio.id, studio]),
  );
  const themes = new Map(everyFile(themeSchema, join(folder, 'themes')).map((theme) => [theme.id, theme]));
  const games = everyFile(gameSchema, join(folder, 'games'));
  unique(
    'slug',
    games.map((game) => game.slug),
  );
  unique(
    'identifier',
    games.map((game) => game.identifier),
  );
  unique(
    'title',
    games.map((game) => game.title),
  );
  for (const game of games) {
    if (!studios.has(game.studio)) throw new Error(`${game.slug}: no studio "${game.studio}"`);
    if (!themes.has(game.theme)) throw new Error(`${game.slug}: no theme "${game.theme}"`);
    if (!game.identifier.startsWith(`${game.studio}/`))
      throw new Error(`${game.slug}: identifier is not of ${game.studio}`);
  }
  const pins = checked(pinsSchema, join(folder, 'pins.json'));
  const identifiers = new Set(games.map((game) => game.identifier));
  for (const [category, pinned] of Object.entries(pins)) {
    for (const one of pinned) if (!identifiers.has(one)) throw new Error(`pins.json: no game "${one}" for ${category}`);
  }
  const aliases = checked(aliasesSchema, join(folder, 'aliases.json'));
  const words = checked(aliasesSchema, join(folder, 'words.json'));
  const symbolNames = new Map(
    filesIn(join(folder, 'symbols')).map((file) => [basename(file, '.json'), checked(symbolNamesSchema, file)]),
  );
  games.sort((one, other) => other.released.localeCompare(one.released) || one.title.localeCompare(other.title));
  return { studios, themes, games, pins, aliases, words, symbolNames };
}
