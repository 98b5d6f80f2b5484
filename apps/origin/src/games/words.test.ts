import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import { expect, test } from 'vitest';
import { gameCatalogue } from './catalogue.ts';
import { searchIndex } from './search-index.ts';

const files = readCatalogue();
/** What the words ask of a model; its figures are of no account here. */
const model = (id: string) => ({
  family: id.split('-')[0] ?? id,
  lines: 20,
  ways: null,
  features: ['free-spins', 'wilds'],
  figures: { rtpPpm: 960_000, hitRatePpm: 250_000, volatility: 'medium' as const },
});
const { games } = gameCatalogue(files, model);
const search = searchIndex(games, (id) => files.studios.get(id)?.title ?? id);
const found = (typed: string): string[] => {
  const scores = search.find(typed);
  return games.filter(({ identifier }) => scores.has(identifier)).map(({ title }) => title);
};

test.each(['pirate', 'Piraten', 'corsaire', 'sjørøver', 'mereröövel', 'pirata'])(
  '%s finds games of pirates',
  (typed) => {
    expect(found(typed)).toEqual(expect.arrayContaining(['Cloud Corsairs', 'Black Tide']));
  },
);

test.each(['carnival', 'Karneval', 'carnaval', 'carnevale'])('%s finds the masked ball', (typed) => {
  expect(found(typed)).toContain('Carnevale Whisper');
});

test.each(['Freispiele', 'gratisspinn', 'gratuits'])('a mechanic is found by its name: %s', (typed) => {
  expect(found(typed).length).toBeGreaterThan(100);
});

test('a title comes before games that only have the subject', () => {
  const scores = [...search.find('book')].toSorted(([, one], [, other]) => other - one);
  const first = games.find(({ identifier }) => identifier === scores[0]?.[0]);
  expect(first?.title.toLowerCase()).toContain('book');
});

test('every word belongs to something that games have', () => {
  const names = new Set(games.flatMap((game) => [game.theme, game.family, ...game.themes]));
  const unknown = Object.keys(files.words).filter((name) => !names.has(name));
  // Mechanics are features of models.
  expect(unknown.filter((name) => files.themes.has(name))).toEqual([]);
});
