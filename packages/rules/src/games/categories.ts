import { JACKPOT_FEATURE } from '../jackpots/identifiers.ts';
import type { GameFacts } from './facts.ts';

/** Slugs of spec 2.5, in the order in which collections are listed. */
export const CATEGORIES = [
  'top',
  'new',
  'recommended',
  'pokies',
  'live',
  'live_all',
  'bonus-wagering',
  'coin',
  'jackpot',
  'mystic-jackpots',
  'megaways',
  'bonus-buy',
  'table',
  'blackjack',
  'roulette',
  'baccarat',
  'poker',
  'game-shows',
  'btc-games',
  'egypt-games',
  'fruit-games',
  'book-games',
  'crash-games',
  'lottery-games',
  'fishing-games',
  'high-volatility',
  'low-volatility',
  'special',
  'bng-tournament',
  'pls-tournament',
  'tour_games',
  'winning-week',
  'winning-week-tournament',
  'animated',
  'exclusive',
  'prerelease',
  'pragmatic-drop-wins',
  'pragmatic-drop-wins-live',
  'all',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Categories whose games depend on more than the game itself: the date, what is played, who asks. */
export type MovingCategory = 'new' | 'top' | 'recommended';

type Rule = (game: GameFacts) => boolean;

const family =
  (...names: string[]): Rule =>
  (game) =>
    names.includes(game.family);
const feature =
  (name: string): Rule =>
  (game) =>
    game.features.includes(name);
const theme =
  (name: string): Rule =>
  (game) =>
    game.themes.includes(name);
const volatility =
  (...classes: string[]): Rule =>
  (game) =>
    game.volatility !== null && classes.includes(game.volatility);
const tagged: Rule = () => false;

const pokies = family('lines', 'book', 'ways', 'megaways', 'hold-and-win', 'pay-anywhere', 'cluster');
const shows = feature('game-show');
const tables = family('roulette', 'blackjack', 'baccarat', 'poker');
/** Tables and shows. Those with a dealer before a camera carry the feature; the others are dealt by proven draws. */
const live: Rule = (game) => feature('live')(game) || tables(game) || shows(game);

/** Who belongs where. A game that carries a category's slug as a tag belongs there whatever its rule says. */
const rules: Readonly<Record<Exclude<Category, MovingCategory>, Rule>> = {
  all: () => true,
  pokies,
  live,
  live_all: live,
  // What counts in full towards wagering.
  'bonus-wagering': pokies,
  coin: feature('hold-and-win'),
  jackpot: (game) => feature('jackpot')(game) || feature(JACKPOT_FEATURE)(game),
  'mystic-jackpots': feature(JACKPOT_FEATURE),
  megaways: feature('variable-ways'),
  'bonus-buy': feature('bonus-buy'),
  table: tables,
  blackjack: family('blackjack'),
  roulette: family('roulette'),
  baccarat: family('baccarat'),
  poker: family('poker'),
  'game-shows': shows,
  'btc-games': (game) => game.currencies.includes('BTC'),
  'egypt-games': theme('egypt'),
  'fruit-games': theme('fruit'),
  'book-games': (game) => game.family === 'book' || theme('book')(game),
  'crash-games': family('crash'),
  'lottery-games': family('keno', 'scratch'),
  'fishing-games': theme('fishing'),
  'high-volatility': volatility('high', 'very-high'),
  'low-volatility': volatility('low', 'low-medium'),
  // Quick games that are neither reels nor tables.
  special: family('crash', 'mines', 'plinko', 'dice'),
  'bng-tournament': tagged,
  'pls-tournament': tagged,
  tour_games: tagged,
  'winning-week': tagged,
  'winning-week-tournament': tagged,
  animated: tagged,
  exclusive: tagged,
  prerelease: tagged,
  'pragmatic-drop-wins': tagged,
  'pragmatic-drop-wins-live': tagged,
};

/** The categories that follow from the game alone, in the order of the slugs. */
export function fixedCategories(game: GameFacts): Category[] {
  return CATEGORIES.filter((slug) => {
    if (game.tags.includes(slug)) return true;
    return slug !== 'new' && slug !== 'top' && slug !== 'recommended' && rules[slug](game);
  });
}

/** A collection id without the country or locale that clients of the field may put behind it: `top:au` is `top`. */
export const categorySlug = (id: string): string => id.split(':', 1)[0] ?? id;
