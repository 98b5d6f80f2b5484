import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { introductions } from '@cosmodrome/rules/games/introductions';
import { afterEach, describe, expect, it } from 'vitest';
import { symbolRoles } from '../schema/catalogue.ts';
import { chosenGamesSchema } from '../schema/chosen-games.ts';
import { readCatalogue } from './read.ts';
import { atlasOf, pictureName, symbolNamesOf, symbolsOf } from './symbols.ts';

describe('the catalogue', () => {
  const { games, studios, themes, symbolNames } = readCatalogue();

  it('has only games that a tournament, a quest or a drop can name', () => {
    const list = games.map(({ identifier }) => identifier);
    expect(chosenGamesSchema.parse({ list })).toEqual({ list });
  });

  it('carries at least 240 titles of at least 100 themes by at least eight studios', () => {
    expect(games.length).toBeGreaterThanOrEqual(240);
    const makers = new Set(games.map((game) => game.studio));
    expect(makers.has('turbogames')).toBe(true);
    expect(makers.size).toBeGreaterThanOrEqual(8);
    expect(new Set(games.map((game) => game.theme)).size).toBeGreaterThanOrEqual(100);
  });

  it('gives every theme a game, and no title the address of a theme, whose symbols bear its name', () => {
    const worn = new Set(games.map((game) => game.theme));
    expect([...themes.keys()].filter((theme) => !worn.has(theme))).toEqual([]);
    expect(games.filter((game) => themes.has(game.slug)).map((game) => game.slug)).toEqual([]);
  });

  it('has every title drawn for itself', () => {
    expect(games.filter((game) => game.pictures !== undefined)).toEqual([]);
  });

  it('has the crash game under its known address', () => {
    expect(games.find((game) => game.slug === 'rocket-x')?.identifier).toBe('turbogames/rocket-x');
  });

  it('has every game that free spins of the site name', () => {
    const known = new Set(games.map(({ identifier }) => identifier));
    const named = (value: unknown): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const own = 'bet_level' in value && 'games' in value ? (value.games as string[]) : [];
      return [...own, ...Object.values(value).flatMap(named)];
    };
    const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' });
    const all = files
      .filter((file) => file.endsWith('.json') && !file.startsWith('node_modules'))
      .flatMap((file) => named(JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'))));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((identifier) => !known.has(identifier))).toEqual([]);
  });

  it('gives every studio a game', () => {
    const makers = new Set(games.map((game) => game.studio));
    expect([...studios.keys()].filter((id) => !makers.has(id))).toEqual([]);
  });

  it('has every studio that players are introduced to', () => {
    expect(introductions.filter(({ studio }) => !studios.has(studio))).toEqual([]);
  });

  it('uses a hero only once within a theme', () => {
    const heroes = games.map((game) => `${game.theme} ${JSON.stringify(game.art.hero)}`);
    expect(new Set(heroes).size).toBe(heroes.length);
  });

  it('names a picture or letter for every role of a game with reels', () => {
    for (const game of games) {
      const theme = themes.get(game.theme);
      if (theme === undefined) throw new Error(game.theme);
      const symbols = symbolsOf(game, theme);
      const reels = /^(lines|book|ways)-/.test(game.model);
      const facts = { slug: game.slug, symbols: symbols !== null, atlas: atlasOf(game, theme) !== null };
      expect(facts).toEqual({ slug: game.slug, symbols: reels, atlas: reels });
      const different = symbols === null ? [] : [...new Set(symbolRoles.map((role) => symbols[role]))];
      expect({ slug: game.slug, count: different.length }).toEqual({
        slug: game.slug,
        count: reels ? symbolRoles.length : 0,
      });
    }
  });

  it('names every symbol in every language, no two of a game alike', () => {
    for (const [locale, names] of symbolNames) {
      for (const game of games) {
        const theme = themes.get(game.theme);
        const symbols = theme === undefined ? null : symbolsOf(game, theme);
        const pictures = Object.values(symbols ?? {}).filter((picture) => picture.includes(':'));
        const missing = pictures.map(pictureName).filter((name) => names[name] === undefined);
        expect({ locale, slug: game.slug, missing }).toEqual({ locale, slug: game.slug, missing: [] });
        const named = theme === undefined ? null : symbolNamesOf(game, theme, symbolNames)?.[locale];
        const different = new Set(Object.values(named ?? {})).size;
        const expected = symbols === null ? 0 : symbolRoles.length;
        expect({ locale, slug: game.slug, different }).toEqual({ locale, slug: game.slug, different: expected });
      }
    }
  });

  it('has the same names in all languages, and none that nothing shows', () => {
    const [first, ...others] = [...symbolNames.values()].map((names) => Object.keys(names).sort());
    for (const other of others) expect(other).toEqual(first);
    const shown = new Set(
      [...games, ...themes.values()].flatMap(({ symbols }) => Object.values(symbols ?? {}).map(pictureName)),
    );
    expect(first?.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('has every title played in every currency that a wallet can have', () => {
    const codes = currencies.map(({ code }) => code);
    expect(games.filter((game) => codes.some((code) => !game.currencies.includes(code)))).toEqual([]);
  });
});

describe('reading a wrong catalogue', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  /** A copy of the catalogue with one game's file changed. */
  function copyWith(file: string, change: (game: Record<string, unknown>) => void): string {
    const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
    folders.push(folder);
    for (const part of ['games', 'themes', 'symbols', 'studios.json', 'pins.json', 'aliases.json', 'words.json']) {
      cpSync(join(import.meta.dirname, part), join(folder, part), { recursive: true });
    }
    const game = JSON.parse(readFileSync(join(folder, 'games', 'hexwood.json'), 'utf8')) as Record<string, unknown>;
    change(game);
    writeFileSync(join(folder, 'games', file), JSON.stringify(game));
    return folder;
  }

  it.each([
    ['an unknown theme', 'hexwood.json', { theme: 'nowhere' }, 'hexwood: no theme "nowhere"'],
    ['an unknown studio', 'hexwood.json', { studio: 'nobody' }, 'hexwood: no studio "nobody"'],
    ['a date that is none', 'hexwood.json', { released: '2026-02-30' }, 'hexwood.json: '],
    ['a field that nobody knows', 'hexwood.json', { colour: 'red' }, 'hexwood.json: '],
    ['an identifier of another studio', 'hexwood.json', { studio: 'apogee' }, 'identifier is not of apogee'],
    ['a slug used twice', 'second.json', { identifier: 'umbra-lab/Second' }, 'Two games have the slug "hexwood"'],
    ['an identifier used twice', 'second.json', { slug: 'second' }, 'Two games have the identifier'],
    [
      'a title used twice',
      'second.json',
      { slug: 'second', identifier: 'umbra-lab/Second' },
      'Two games have the title',
    ],
  ])('refuses %s', (_name, file, fields, message) => {
    const folder = copyWith(file, (game) => Object.assign(game, fields));
    expect(() => readCatalogue(folder)).toThrow(message);
  });
});
