import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import { atlasOf, symbolsOf, tileOf } from '@cosmodrome/content/catalogue/symbols.ts';
import { creditsSchema } from '@cosmodrome/content/schema/catalogue.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tile, tileSpecification } from './compose.ts';
import { FACES } from './faces.ts';
import { renditionsOf } from './derive.ts';
import { hueDistance, mix, turnHue } from './colour.ts';
import { METALS } from './hero.ts';
import { iconExists } from './icons.ts';
import { jobsOf, lookalikes } from './jobs.ts';
import { impressionOf, isTooLike, likenesses } from './likeness.ts';
import { auraNames } from './layers/aura.ts';
import { framingNames } from './layers/framing.ts';
import { particleNames } from './layers/particles.ts';
import { skyExtraNames } from './layers/sky.ts';
import { ART_FOLDER, readManifest } from './manifest.ts';
import { chanceFrom } from './random.ts';
import { sceneries } from './scenery/index.ts';
import { warpNames } from './title.ts';

const catalogue = readCatalogue();

function drawn(slug: string): string {
  const game = catalogue.games.find((one) => one.slug === slug);
  const studio = game === undefined ? undefined : catalogue.studios.get(game.studio);
  if (game === undefined || studio === undefined) throw new Error(slug);
  return tile(tileSpecification(game, catalogue.themes, studio));
}

describe('the smaller pictures of tiles', () => {
  it('are made of the masters that are there, all of them and no others', () => {
    const { stale, unused } = renditionsOf();
    expect({ stale, unused }).toEqual({ stale: [], unused: [] });
  });
});

describe('a tile', () => {
  it('is the same every time, and another for another title', () => {
    expect(drawn('rocket-x')).toBe(drawn('rocket-x'));
    expect(drawn('grand-roulette')).not.toBe(drawn('velvet-roulette'));
  });

  it('refers only to paints and filters that it defines', () => {
    for (const slug of ['scarab-ascent', 'sugar-comets', 'ace-blackjack', 'lamp-of-wishes']) {
      const svg = drawn(slug);
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
      expect({ slug, missing: used.filter((name) => !defined.has(name)) }).toEqual({ slug, missing: [] });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('the catalogue names only what can be drawn', () => {
  const named = (value: string | null | undefined, known: readonly string[]): boolean =>
    value === undefined || value === null || value === 'none' || known.includes(value);

  it.each([...catalogue.themes.values()].map((theme) => [theme.id, theme] as const))('theme %s', (_id, theme) => {
    expect(FACES[theme.face]).toBeDefined();
    expect(METALS[theme.metal]).toBeDefined();
    expect(named(theme.scene.extra, skyExtraNames)).toBe(true);
    expect(named(theme.scene.framing, framingNames)).toBe(true);
    expect(named(theme.scene.particles, particleNames)).toBe(true);
    for (const scenery of [theme.scene.far, theme.scene.near])
      expect(named(scenery, Object.keys(sceneries))).toBe(true);
  });

  it.each(catalogue.games.map((game) => [game.slug, game] as const))('game %s', (_slug, game) => {
    const { art } = game;
    expect(warpNames).toContain(art.title.warp);
    expect(named(art.aura, auraNames)).toBe(true);
    expect(named(art.extra, skyExtraNames)).toBe(true);
    expect(named(art.framing, framingNames)).toBe(true);
    for (const scenery of [art.far, art.near]) expect(named(scenery, Object.keys(sceneries))).toBe(true);
    const theme = catalogue.themes.get(game.theme);
    const symbols = Object.values((theme && symbolsOf(game, theme)) ?? {});
    const pictures = symbols.filter((symbol) => symbol.includes(':'));
    for (const picture of pictures) {
      const [name = '', metal] = picture.split('@');
      expect({ name, exists: iconExists(name) }).toEqual({ name, exists: true });
      if (metal !== undefined) expect(METALS[metal]).toBeDefined();
    }
  });
});

describe('the committed pictures', () => {
  it.each(['tiles', 'symbols', 'scenes'] as const)('hold every file of %s that a title names', (kind) => {
    const named = catalogue.games.flatMap((game): string[] => {
      const theme = catalogue.themes.get(game.theme);
      const atlas = theme === undefined ? null : atlasOf(game, theme);
      if (kind === 'tiles') return [`tiles/${tileOf(game)}.avif`];
      if (kind === 'scenes') return ['landscape', 'portrait'].map((crop) => `scenes/${game.theme}-${crop}.avif`);
      return atlas === null ? [] : [`symbols/${atlas}.webp`, `symbols/${atlas}.json`];
    });
    expect(named.filter((file) => !existsSync(join(ART_FOLDER, file)))).toEqual([]);
  });

  it('have no tile that could be taken for another at a glance', () => {
    const manifest = readManifest();
    const seen = Object.values(manifest.tiles).filter((entry) => entry.impression !== undefined);
    expect(seen).toHaveLength(catalogue.games.length);
    expect(lookalikes(jobsOf(catalogue), manifest).map(({ pair }) => pair)).toEqual([]);
  });

  it('would notice a tile drawn twice, and one with another sky', async () => {
    const file = (slug: string): string => join(ART_FOLDER, 'tiles', `${slug}.avif`);
    const tinted = await sharp(file('hexwood')).modulate({ hue: 12, brightness: 1.05 }).png().toBuffer();
    const impressions = new Map([
      ['hexwood', await impressionOf(file('hexwood'))],
      ['again', await impressionOf(tinted)],
      ['rocket-x', await impressionOf(file('rocket-x'))],
    ]);
    const alike = likenesses(impressions).filter(isTooLike);
    expect(alike.map(({ pair }) => pair)).toEqual([['hexwood', 'again']]);
  });
});

describe('the credits', () => {
  const credits = creditsSchema.parse(JSON.parse(readFileSync(join(ART_FOLDER, 'credits.json'), 'utf8')));

  it('name every face that titles are set in', () => {
    const credited = credits.fonts.map((font) => font.name).sort();
    expect(credited).toEqual(Object.keys(FACES).sort());
  });

  it('name the authors of every icon set', () => {
    expect(credits.icons).toHaveLength(3);
  });
});

describe('jobs', () => {
  it('have a name each, and a hash that changes with the specification', () => {
    const jobs = jobsOf(catalogue);
    expect(new Set(jobs.map((job) => `${job.kind}/${job.id}`)).size).toBe(jobs.length);
    const [first, ...rest] = catalogue.games;
    if (first === undefined) throw new Error('empty');
    const changed = { ...first, art: { ...first.art, turn: (first.art.turn ?? 0) + 1 } };
    const before = jobs.find((job) => job.kind === 'tiles' && job.id === first.slug);
    const after = jobsOf({ ...catalogue, games: [changed, ...rest] }).find(
      (job) => job.kind === 'tiles' && job.id === first.slug,
    );
    expect(after?.hash).not.toBe(before?.hash);
  });
});

describe('colours and chance', () => {
  it('mixes ends to themselves and turns a full circle to the start', () => {
    expect(mix('#102030', '#f0e0d0', 0)).toBe('#102030');
    expect(mix('#102030', '#f0e0d0', 1)).toBe('#f0e0d0');
    expect(turnHue('#3366cc', 360)).toBe('#3366cc');
    expect(hueDistance('#ff0000', '#00ffff')).toBe(180);
    expect(hueDistance('#ff0010', '#ff1000')).toBeLessThan(10);
  });

  it('gives the same stream for the same seed, within its bounds', () => {
    const one = chanceFrom('reef');
    const other = chanceFrom('reef');
    for (let index = 0; index < 1000; index++) {
      const value = one.between(-2, 5);
      expect(value).toBe(other.between(-2, 5));
      expect(value >= -2 && value < 5).toBe(true);
      expect(one.below(7)).toBe(other.below(7));
    }
  });
});
