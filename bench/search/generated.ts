import { DAY_MS } from '@cosmodrome/rules/durations';
import type { CatalogueGame } from '@cosmodrome/origin/games/index';

const FIRST =
  'amber ancient arctic azure black blazing book crimson crystal dark diamond dragon electric emerald eternal fire forgotten frozen golden grand hidden iron jade jungle kraken lava lost lucky magic midnight mystic neon noble ocean phoenix pirate polar rocket royal ruby sacred savage secret silver solar star storm sunken thunder tiger velvet viking wild wolf'.split(
    ' ',
  );
const SECOND =
  'angler arena bandits bay bells blossom bounty carnival castle chronicles citadel comets court crown dawn den desert dice dynasty empire express falls fever forge fortune frenzy gambit garden gems harbour heist hunters island jackpot kingdom lagoon legends lights mines moon nights oasis odyssey palace parade pearl pyramid quest reef reels riches roulette runes safari sands saga sevens shrine summit temple tides tower treasure tribe trail valley vault voyage wheel wilds winds'.split(
    ' ',
  );
const THEMES = ['egypt', 'fruit', 'fishing', 'book', 'asia', 'sea', 'space', 'west'];
const FAMILIES = ['lines', 'ways', 'book', 'roulette', 'blackjack', 'crash'];
const FEATURES = ['free-spins', 'wilds', 'multiplier', 'bonus-buy', 'retrigger'];
const VOLATILITIES = ['low', 'medium', 'high', 'very-high'] as const;
const STUDIOS = 60;

const of = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

export const generatedStudios = Array.from({ length: STUDIOS }, (_, at) => ({
  id: `studio-${at}`,
  title: `${of(SECOND, at * 7)} works ${at}`,
}));

/** Games for a catalogue of any size, the same ones every time: titles of two or three words and, when those run out, a number. */
export function generatedGames(count: number): CatalogueGame[] {
  const pairs = FIRST.length * SECOND.length;
  return Array.from({ length: count }, (_, at) => {
    const first = of(FIRST, at);
    const second = of(SECOND, Math.floor(at / FIRST.length) + at);
    const more = at < pairs ? '' : ` ${of(SECOND, at * 31)} ${Math.floor(at / pairs) + 1}`;
    const title = `${first} ${second}${more}`;
    const slug = `${title.replaceAll(' ', '-')}-${at}`;
    return {
      identifier: `studio-${at % STUDIOS}/Game${at}`,
      slug,
      name: `Game${at}`,
      title,
      provider: `studio-${at % STUDIOS}`,
      model: 'lines-medium',
      preview: `/art/tiles/${slug}`,
      symbols: null,
      palette: ['#000000', '#ffffff'],
      family: of(FAMILIES, Math.floor(at / 11)),
      lines: 20,
      ways: null,
      features: [of(FEATURES, at), of(FEATURES, at * 3 + 1)],
      volatility: of(VOLATILITIES, at),
      hitRate: '25.00',
      payout: (94 + (at % 50) / 10).toFixed(2),
      themes: [of(THEMES, Math.floor(at / 5))],
      tags: [],
      currencies: at % 3 === 0 ? ['EUR', 'BTC'] : ['EUR'],
      demo: true,
      devices: ['desktop', 'mobile'],
      released: new Date(Date.UTC(2026, 0, 1) - (at % 2000) * DAY_MS).toISOString().slice(0, 10),
    };
  });
}
