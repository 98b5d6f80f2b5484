import type { GameInfo, Rules, Stakes } from '../../api/calls.ts';
import type { ModelSource, PlayableModel } from './models.ts';
import { defaultStakes, stakesOf, stakesUpTo } from './stakes.ts';
import type { ArcadeContent, ArcadeTitle, StakeTable } from './titles.ts';

/** A game ready to be played: its title and its model. */
export interface Game {
  title: ArcadeTitle;
  model: PlayableModel;
}

/** All games of the studio. Built once at the start; a title without a model stops the start. */
export class GameRegistry {
  readonly #byIdentifier = new Map<string, Game>();
  readonly #bySlug = new Map<string, Game>();
  readonly #models: ModelSource;
  readonly #stakes: StakeTable;

  constructor(content: ArcadeContent, models: ModelSource) {
    this.#models = models;
    this.#stakes = content.stakes ?? defaultStakes;
    for (const title of content.titles) {
      const model = models(title.model);
      if (!model) throw new Error(`the title ${title.identifier} names the model ${title.model}, which does not exist`);
      if (this.#bySlug.has(title.slug)) throw new Error(`two titles have the address ${title.slug}`);
      this.#byIdentifier.set(title.identifier, { title, model });
      this.#bySlug.set(title.slug, { title, model });
    }
  }

  byIdentifier(identifier: string): Game | undefined {
    return this.#byIdentifier.get(identifier);
  }

  bySlug(slug: string): Game | undefined {
    return this.#bySlug.get(slug);
  }

  /** A model by its own id, for rounds of titles that have left the catalogue. */
  model(id: string): PlayableModel | undefined {
    return this.#models(id);
  }

  /** Identifiers of the games whose rounds are shared by everybody. */
  sharedGames(): string[] {
    return [...this.#byIdentifier.values()]
      .filter((game) => game.model.family === 'crash')
      .map((game) => game.title.identifier);
  }

  /** What a game takes in a currency; `most` is what a round of the session may stake at most. Null: it cannot be played. */
  stakes(model: PlayableModel, currency: string, most: number | null = null): Stakes | null {
    const stakes = stakesOf(this.#stakes, model.family, model.stakeUnit, currency);
    return stakes && stakesUpTo(stakes, most);
  }
}

/** A game as a frame shows it. The symbols are named in the locale, else in its language, else in English. */
export function gameInfo({ title, model }: Game, locale: string): GameInfo {
  const { identifier, slug, studio, symbolNames: names } = title;
  const symbolNames = names[locale] ?? names[locale.split('-')[0] ?? locale] ?? names['en'] ?? {};
  const theme = { ...title.theme, symbolNames };
  return { identifier, slug, title: title.title, studio, family: model.family, model: model.id, theme };
}

/** The published rules of a game: figures, pay table and limits, as the model has them. */
export function rulesOf(model: PlayableModel, stakes: Stakes): Rules {
  const { family, figures, features, lines, ways, help } = model;
  return {
    model: model.id,
    family,
    figures,
    features,
    lines,
    ways,
    help,
    symbols: model.symbols ?? null,
    strips: model.strips ?? null,
    stakes,
  };
}
