import type { Catalogue } from '@cosmodrome/content/catalogue/read.ts';
import { atlasOf, tileOf } from '@cosmodrome/content/catalogue/symbols.ts';
import { DEMO_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { toDecimal } from '@cosmodrome/rules/money/format';
import { CATEGORIES } from '@cosmodrome/rules/games/categories';
import type { GameFacts } from '@cosmodrome/rules/games/facts';

/** A game of the catalogue with the figures of its model: all that is known of it without the database. */
export interface CatalogueGame extends GameFacts {
  readonly slug: string;
  /** The last part of the identifier. */
  readonly name: string;
  readonly model: string;
  readonly preview: string;
  readonly palette: readonly string[];
  /** The edge of the picture at which the title stands; the lower one if nothing is said. */
  readonly titlePlace?: 'top' | 'bottom';
  /** Path of the atlas with the symbols of its reels, without ending; null without reels. */
  readonly symbols: string | null;
  readonly lines: number | null;
  readonly ways: number | null;
  readonly volatility: 'low' | 'low-medium' | 'medium' | 'medium-high' | 'high' | 'very-high' | null;
  /** Per cent as text. */
  readonly hitRate: string;
  readonly payout: string;
  readonly demo: boolean;
  /** What it can be played on. */
  readonly devices: readonly ('desktop' | 'mobile')[];
  /** What its pictures show, by the name of their file. */
  readonly theme?: string;
  /** What players may type for its theme and its kind, in every language. Games alike share one list. */
  readonly words?: readonly string[];
}

/** What the catalogue asks of a model; any model of the maths package fits. */
export interface CatalogueModel {
  readonly family: string;
  readonly lines: number | null;
  readonly ways: number | null;
  readonly features: readonly string[];
  readonly figures: {
    readonly rtpPpm: number;
    readonly hitRatePpm: number;
    readonly volatility: NonNullable<CatalogueGame['volatility']>;
  };
}

export interface Studio {
  readonly id: string;
  readonly title: string;
}

export interface GameCatalogue {
  readonly studios: readonly Studio[];
  readonly games: readonly CatalogueGame[];
  /** Identifiers of games that an operator puts first, by category. */
  readonly pins?: Readonly<Record<string, readonly string[]>>;
  /** Words that players type for a category. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
}

const perCent = (ppm: number): string => toDecimal(Math.round(ppm / 100), 100, 2);

/**
 * Joins the catalogue's files with the models' published figures.
 * @throws when a game names a model, or a pin or alias a category that does not exist
 */
export function gameCatalogue(files: Catalogue, modelOf: (id: string) => CatalogueModel | undefined): GameCatalogue {
  const words = new Map<string, readonly string[]>();
  const games = files.games.map((file): CatalogueGame => {
    const model = modelOf(file.model);
    if (!model) throw new Error(`${file.slug}: there is no model "${file.model}"`);
    const theme = files.themes.get(file.theme);
    const kind = `${file.theme} ${file.model}`;
    if (!words.has(kind)) words.set(kind, wordsOf(files, file.theme, model));
    const atlas = theme ? atlasOf(file, theme) : null;
    return {
      identifier: file.identifier,
      slug: file.slug,
      name: file.identifier.slice(file.identifier.indexOf('/') + 1),
      title: file.title,
      provider: file.studio,
      model: file.model,
      preview: `/art/tiles/${tileOf(file)}`,
      palette: theme ? [theme.palette.sky.top, theme.palette.sky.low, file.art.glow ?? theme.palette.glow] : [],
      titlePlace: file.art.title.place,
      symbols: atlas === null ? null : `/art/symbols/${atlas}`,
      family: model.family,
      lines: model.lines,
      ways: model.ways,
      features: model.features,
      volatility: model.figures.volatility,
      hitRate: perCent(model.figures.hitRatePpm),
      payout: perCent(model.figures.rtpPpm),
      themes: theme?.tags ?? [],
      theme: file.theme,
      words: words.get(kind) ?? [],
      tags: file.badges,
      currencies: file.currencies,
      demo: true,
      devices: file.devices,
      released: file.released,
    };
  });
  const { pins, aliases } = files;
  for (const slug of [...Object.keys(pins), ...Object.keys(aliases)]) {
    if (!(CATEGORIES as readonly string[]).includes(slug)) throw new Error(`there is no category "${slug}"`);
  }
  return { studios: [...files.studios.values()], games, pins, aliases };
}

function wordsOf(files: Catalogue, id: string, model: CatalogueModel): string[] {
  const theme = files.themes.get(id);
  const typed = [id, ...(theme?.tags ?? []), model.family, ...model.features].flatMap(
    (name) => files.words[name] ?? [],
  );
  return [...new Set([theme?.title ?? id, ...typed])];
}

/** Every currency that a game has a numeric id in. */
export const currenciesOf = (game: CatalogueGame): string[] =>
  game.demo ? [...game.currencies, DEMO_CURRENCY] : [...game.currencies];
