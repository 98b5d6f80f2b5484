import { DAY_MS } from '@cosmodrome/rules/durations';
import type { Game } from '../schema/catalogue.ts';
import type { Catalogue } from './read.ts';

/** Words that make a title another one. Their number times the real titles is how many fit before numbers are needed. */
const WORDS = (
  'Amber Arctic Ashen Autumn Azure Blazing Brave Bright Bronze Calm Cobalt Coral Crimson Distant Dusky ' +
  'Early Eastern Electric Emerald Endless Fabled Fading Far Feathered Frozen Gentle Gilded Glass ' +
  'Glowing Grand Hidden Hollow Indigo Iron Ivory Late Lesser Little Lone Lost Lucky Marble Merry Midday ' +
  'Misty Northern Old Opal Painted Pale Quick Quiet Restless Rising Roaming Royal Ruby Rugged Secret ' +
  'Silent Silver Sleepy Southern Stormy Sunken Swift Twin Velvet Wandering Western'
).split(' ');

/** Models that a title may change to: those that the same symbols can play. */
const KIN = [/^(lines|ways)-/, /^book-/] as const;

/** Currencies in which every ninth generated title is not played, so that locked games occur. */
const LEFT_OUT: ReadonlySet<string> = new Set(['JPY', 'BTC']);

/** Releases of generated titles are spread over this many days before the oldest real one. */
const SPAN = 2_920;

/** The first 32-bit number of a seeded stream for a place: FNV-1a with a last stir. */
function drawn(seed: number, place: number, use: string): number {
  let hash = 2_166_136_261;
  for (const letter of `${seed} ${place} ${use}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const nameOf = (title: string): string => title.replaceAll(/[^A-Za-z0-9]/g, '');

/**
 * `count` games: the catalogue's own, then further ones made of them for load tests. A generated title takes theme and
 * pictures from a real one (`pictures` names it), and draws studio, model, release and currencies. Crash games are not
 * multiplied: each of them keeps a table of its own running. The same count and seed give the same games.
 */
export function grow(catalogue: Catalogue, count: number, seed: number): Game[] {
  const own = catalogue.games.slice(0, count);
  const bases = catalogue.games.filter((game) => !game.model.startsWith('crash-'));
  const models = [...new Set(bases.map((game) => game.model))].sort();
  const makers = [...new Set(bases.filter((game) => isReeled(game.model)).map((game) => game.studio))].sort();
  const oldest = Math.min(...catalogue.games.map((game) => Date.parse(game.released)));
  const taken = new Set(own.map((game) => game.slug));
  const made: Game[] = [];
  for (let place = 0; made.length < count - own.length; place++) {
    const base = bases[place % bases.length];
    if (base === undefined) throw new Error('there is no game to multiply');
    const pick = <T>(list: readonly T[], use: string): T | undefined => list[drawn(seed, place, use) % list.length];
    const round = Math.floor(place / bases.length);
    const word = WORDS[(drawn(seed, place % bases.length, 'word') + round) % WORDS.length];
    const more = Math.floor(round / WORDS.length);
    const title = [word, base.title, ...(more === 0 ? [] : [String(more + 1)])].join(' ').slice(0, 40).trim();
    const slug = slugOf(title);
    if (taken.has(slug)) continue;
    taken.add(slug);
    const kin = KIN.find((one) => one.test(base.model));
    const studio = kin === undefined ? base.studio : (pick(makers, 'studio') ?? base.studio);
    const model =
      kin === undefined
        ? base.model
        : pick(
            models.filter((id) => kin.test(id)),
            'model',
          );
    made.push({
      ...base,
      identifier: `${studio}/${nameOf(title)}`,
      slug,
      title,
      studio,
      model: model ?? base.model,
      released: new Date(oldest - DAY_MS * (1 + (drawn(seed, place, 'day') % SPAN))).toISOString().slice(0, 10),
      badges: drawn(seed, place, 'badge') % 40 === 0 ? ['exclusive'] : [],
      currencies:
        drawn(seed, place, 'money') % 9 === 0 ? base.currencies.filter((code) => !LEFT_OUT.has(code)) : base.currencies,
      pictures: base.pictures ?? base.slug,
    });
  }
  return [...own, ...made];
}

const isReeled = (model: string): boolean => KIN.some((one) => one.test(model));
