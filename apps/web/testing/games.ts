import type { CallAnswer } from '@cosmodrome/contract/calls';
import type { Game, GamesFilter } from '@cosmodrome/contract/http/games';
import { currencies } from '@cosmodrome/rules/money/currencies';
import type { Asked } from './scripted-origin.ts';

/** A game for every currency, with a demo: its address ends in its title. */
export function game(title: string, more: Partial<Game> = {}): Game {
  const seo = title.toLowerCase().replaceAll(' ', '-');
  const provider = more.provider ?? 'orbital-9';
  const codes = [...currencies.map(({ code }) => code), 'FUN'];
  return {
    identifier: `${provider}/${title.replaceAll(' ', '')}`,
    title,
    seo_title: seo,
    uniq_seo_title: true,
    slug: seo,
    name: title,
    provider,
    preview: '/art/games/orbital-9/nebula-nomad',
    palette: ['#102030', '#405060'],
    title_place: 'bottom',
    categories: ['all'],
    badges: [],
    devices: ['desktop', 'mobile'],
    currencies: Object.fromEntries(codes.map((code, at) => [code, { id: at + 1, has_demo_mode: true, jackpot: null }])),
    lines: null,
    ways: null,
    volatility_rating: null,
    hit_rate: null,
    payout: null,
    features: [],
    stakes: null,
    has_demo_mode: true,
    is_geo_available: true,
    unfinished_games_for: [],
    ...more,
  };
}

/** The only page of a list of these games. */
export const listOf = (...data: Game[]): CallAnswer<'games.filter'> => ({
  data,
  pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: data.length },
});

/** Answers whichever page of a list of these games is asked for. */
export const pagesOf =
  (games: readonly Game[]) =>
  ({ body }: Asked): CallAnswer<'games.filter'> => {
    const { page, page_size: size } = body as GamesFilter;
    const pages = Math.ceil(games.length / size);
    return {
      data: games.slice((page - 1) * size, page * size),
      pagination: {
        current_page: page,
        next_page: page < pages ? page + 1 : null,
        prev_page: page > 1 ? page - 1 : null,
        total_pages: pages,
        total_count: games.length,
      },
    };
  };

/** What the lists ask beside their games. */
export const menus: CallAnswer<'content.menuCategoriesGames'> = {
  main: ['top'],
  pokies: ['top', 'new'],
  live: ['roulette'],
  category: ['top'],
};
