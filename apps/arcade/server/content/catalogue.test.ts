import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import * as symbols from '@cosmodrome/content/catalogue/symbols.ts';
import { models } from '@cosmodrome/maths/models';
import { describe, expect, it } from 'vitest';
import { titlesOf } from './catalogue.ts';
import { GameRegistry, gameInfo } from './registry.ts';

const titles = titlesOf(readCatalogue(), symbols);
const games = new GameRegistry({ titles }, (id) => models[id]);

function themeIn(slug: string, locale: string) {
  const game = games.bySlug(slug);
  if (game === undefined) throw new Error(slug);
  return gameInfo(game, locale).theme;
}

describe('the symbols of a title', () => {
  it('are named in the language of the session', () => {
    expect(themeIn('lucky-angler', 'de').symbolNames['high1']).toBe('Tropenfisch');
    expect(themeIn('lucky-angler', 'en').symbolNames['high1']).toBe('Tropical fish');
  });

  it('are named in the language of a region, and in English where nobody has named them', () => {
    expect(themeIn('scarab-ascent', 'de-CH').symbolNames).toEqual(themeIn('scarab-ascent', 'de').symbolNames);
    expect(themeIn('scarab-ascent', 'xx').symbolNames).toEqual(themeIn('scarab-ascent', 'en').symbolNames);
  });

  it('are none for a table or a flight, which have a scene all the same', () => {
    for (const slug of ['rocket-x', 'grand-roulette', 'ace-blackjack']) {
      const theme = themeIn(slug, 'en');
      expect({ symbols: theme.symbols, names: theme.symbolNames }).toEqual({ symbols: null, names: {} });
      expect(theme.scene).toBe(theme.id);
    }
  });
});

describe('every title', () => {
  it('is opened by a model that exists', () => {
    expect(titles.filter(({ model }) => models[model] === undefined)).toEqual([]);
  });
});
