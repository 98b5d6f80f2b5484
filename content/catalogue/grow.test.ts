import { describe, expect, it } from 'vitest';
import { gameSchema } from '../schema/catalogue.ts';
import { grow } from './grow.ts';
import { readCatalogue } from './read.ts';
import { atlasOf, tileOf } from './symbols.ts';

const catalogue = readCatalogue();
const many = grow(catalogue, 30_000, 1);

describe('a grown catalogue', () => {
  it('has as many games as asked, the real ones first', () => {
    expect(many).toHaveLength(30_000);
    expect(many.slice(0, catalogue.games.length)).toEqual(catalogue.games);
    expect(grow(catalogue, 7, 1)).toEqual(catalogue.games.slice(0, 7));
  });

  it('is the same for the same seed, and another for another', () => {
    expect(grow(catalogue, 2_000, 5)).toEqual(grow(catalogue, 2_000, 5));
    expect(grow(catalogue, 2_000, 5)).not.toEqual(grow(catalogue, 2_000, 6));
  });

  it('keeps every rule of the files', () => {
    for (const key of ['identifier', 'slug', 'title'] as const) {
      expect(new Set(many.map((game) => game[key])).size).toBe(many.length);
    }
    for (const game of many) {
      expect(gameSchema.safeParse(game).success).toBe(true);
      expect(game.identifier.startsWith(`${game.studio}/`)).toBe(true);
    }
  });

  it('shows only pictures that exist, with symbols that the model can play', () => {
    const real = new Map(catalogue.games.map((game) => [game.slug, game]));
    for (const game of many) {
      const base = real.get(tileOf(game));
      const theme = catalogue.themes.get(game.theme);
      if (base === undefined || theme === undefined) throw new Error(game.slug);
      expect(atlasOf(game, theme)).toBe(atlasOf(base, theme));
      expect(game.model.startsWith('book-')).toBe(base.model.startsWith('book-'));
    }
  });

  it('multiplies no shared table', () => {
    const tables = (games: typeof many): number => games.filter((game) => game.model.startsWith('crash-')).length;
    expect(tables(many)).toBe(tables([...catalogue.games]));
  });
});
