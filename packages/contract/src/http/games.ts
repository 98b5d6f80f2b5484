import { FACETS, PAYOUT_BANDS, SOUGHT_FEATURES, VOLATILITIES } from '@cosmodrome/rules/games/facets';
import { z } from 'zod';
import { call } from '../call.ts';
import { CurrencyCode, Device, GameIdentifier, Instant } from '../values.ts';

export const VolatilityRating = z.enum(VOLATILITIES);

export const Game = z.object({
  identifier: GameIdentifier,
  title: z.string(),
  /** Last part of /play/{producer}/{name}. */
  seo_title: z.string(),
  uniq_seo_title: z.boolean(),
  slug: z.string(),
  name: z.string(),
  provider: z.string(),
  /** Path of the tile's picture without size and format, see the art manifest. */
  preview: z.string(),
  /** Two or three colours of the picture, for the placeholder. */
  palette: z.array(z.string()),
  /** Where the picture bears the title: what lies over a tile leaves that edge free. */
  title_place: z.enum(['top', 'bottom']),
  categories: z.array(z.string()),
  badges: z.array(z.object({ type: z.string(), theme: z.string() })),
  devices: z.array(Device),
  /** By code; `FUN` is demo. `id` is the numeric id favourites use. */
  currencies: z.record(z.string(), z.object({ id: z.int(), has_demo_mode: z.boolean(), jackpot: z.int().nullable() })),
  lines: z.int().nullable(),
  ways: z.int().nullable(),
  volatility_rating: VolatilityRating.nullable(),
  /** Per cent as text. */
  hit_rate: z.string().nullable(),
  /** RTP in per cent as text. */
  payout: z.string().nullable(),
  features: z.array(z.string()),
  /** Least and most of a round at a table, in the default currency; null for what is no table. */
  stakes: z.object({ currency: CurrencyCode, min_cents: z.int(), max_cents: z.int() }).nullable(),
  has_demo_mode: z.boolean(),
  is_geo_available: z.boolean(),
  /** Currencies in which the caller has an unfinished round; empty for guests. */
  unfinished_games_for: z.array(z.string()),
});
export type Game = z.infer<typeof Game>;

export const Pagination = z.object({
  current_page: z.int(),
  next_page: z.int().nullable(),
  prev_page: z.int().nullable(),
  total_pages: z.int(),
  total_count: z.int(),
});

export const GamesFilter = z.object({
  device: Device.default('desktop'),
  page: z.int().min(1).max(10_000).default(1),
  page_size: z.int().min(1).max(100).default(40),
  without_territorial_restrictions: z.boolean().optional(),
  filter: z
    .object({
      categories: z
        .object({
          identifiers: z.array(z.string().max(64)).max(40),
          strategy: z.enum(['OR', 'AND']).default('OR'),
        })
        .optional(),
      providers: z.array(z.string().max(64)).max(100).optional(),
      title: z.string().max(100).optional(),
      /** Games like this one, without it: those of its theme first, then those of its kind. The order is theirs. */
      like: z.string().max(128).optional(),
      currencies: z.array(z.string().max(4)).max(30).optional(),
      volatility_rating: z.array(VolatilityRating).max(6).optional(),
      /** Bands of the return to player. */
      payout: z.array(z.enum(PAYOUT_BANDS)).max(PAYOUT_BANDS.length).optional(),
      /** Games that have all of them. */
      features: z.array(z.enum(SOUGHT_FEATURES)).max(SOUGHT_FEATURES.length).optional(),
    })
    .optional(),
  sort: z
    .object({
      /** `global` is the category's own order, and how well a title fits when one is asked for. */
      type: z.enum(['global', 'title', 'released', 'payout']).default('global'),
      direction: z.enum(['ASC', 'DESC']).default('ASC'),
    })
    .optional(),
  /** Answer the values that the list can be narrowed by, with their counts. */
  facets: z.boolean().default(false),
});
export type GamesFilter = z.infer<typeof GamesFilter>;

/** A value of a facet and how many games are left when it is ticked (beside what is ticked in the other facets). */
export const FacetValue = z.object({ id: z.string(), count: z.int() });
export const Facets = z.record(z.enum(FACETS), z.array(FacetValue));
export type Facets = z.infer<typeof Facets>;

const Counted = z.object({ id: z.string(), title: z.string(), games_count: z.int() });

const GameMap = z.record(z.string(), Game);
const NumericId = z.object({ id: z.coerce.number().int().positive() });

export const games = {
  'games.providers': call({
    system: 'games',
    summary: 'Studios with at least one game',
    method: 'GET',
    path: '/api/games/providers',
    audience: 'anyone',
    answers: { 200: z.array(Counted) },
  }),
  'games.collections': call({
    system: 'games',
    summary: 'Categories with the number of their games',
    method: 'GET',
    path: '/api/games/collections',
    audience: 'anyone',
    query: z.object({ device: Device.optional() }),
    answers: { 200: z.array(Counted) },
  }),
  'games.filter': call({
    system: 'games',
    summary: 'Games by category, studio, title, currency and facets, by page',
    method: 'POST',
    path: '/api/games_filter',
    audience: 'anyone',
    idempotency: 'safe',
    body: GamesFilter,
    answers: { 200: z.object({ data: z.array(Game), pagination: Pagination, facets: Facets.optional() }) },
    errors: [422],
  }),
  'games.search': call({
    system: 'games',
    summary: 'Games, studios and categories by words as they are typed; nothing for less than three letters',
    method: 'GET',
    path: '/api/games/search',
    audience: 'anyone',
    query: z.object({
      q: z.string().max(100),
      limit: z.coerce.number().int().min(1).max(40).default(12),
      device: Device.optional(),
    }),
    answers: {
      200: z.object({
        games: z.array(Game),
        total_count: z.int(),
        providers: z.array(Counted),
        categories: z.array(Counted),
      }),
    },
  }),
  'games.random': call({
    system: 'games',
    summary: 'One of the first hundred games of a category or studio; for players one of those in their currency',
    method: 'GET',
    path: '/api/games/random',
    audience: 'anyone',
    query: z.object({
      device: Device.optional(),
      category: z.string().max(64).optional(),
      provider: z.string().max(64).optional(),
    }),
    answers: { 200: Game },
    errors: [404],
  }),
  'games.select': call({
    system: 'games',
    summary: 'Games by identifier, as a map',
    method: 'POST',
    path: '/api/games_filter/select',
    audience: 'anyone',
    idempotency: 'safe',
    body: z.object({ game_ids: z.array(z.string().max(128)).max(100), device: Device.default('desktop') }),
    answers: { 200: GameMap },
    errors: [422],
  }),
  'games.selectBySeoTitles': call({
    system: 'games',
    summary: 'Games by the last part of their address, as a map by identifier',
    method: 'POST',
    path: '/api/games_filter/select_by_seo_titles',
    audience: 'anyone',
    idempotency: 'safe',
    body: z.object({
      game_seo_titles: z.array(z.string().max(128)).max(100),
      without_territorial_restrictions: z.boolean().optional(),
    }),
    answers: { 200: GameMap },
    errors: [422],
  }),
  'games.played': call({
    system: 'games',
    summary: 'Games the player opened, latest first',
    method: 'GET',
    path: '/api/player/played_games',
    audience: 'player',
    answers: { 200: z.array(z.object({ identifier: GameIdentifier, last_activity_at: Instant.nullable() })) },
    errors: [401],
  }),
  'games.favorites': call({
    system: 'games',
    summary: 'Favourites: full games for v2 of the media type, numeric ids for v1',
    method: 'GET',
    path: '/api/player/favorite_games',
    audience: 'player',
    answers: { 200: z.union([z.array(Game), z.array(z.int())]) },
    errors: [401],
  }),
  'games.addFavorite': call({
    system: 'games',
    summary: 'Make a game a favourite',
    method: 'PUT',
    path: '/api/player/favorite_games/:id',
    audience: 'player',
    params: NumericId,
    answers: { 204: null },
    errors: [401, 404],
  }),
  'games.removeFavorite': call({
    system: 'games',
    summary: 'Remove a favourite',
    method: 'DELETE',
    path: '/api/player/favorite_games/:id',
    audience: 'player',
    params: NumericId,
    answers: { 204: null },
    errors: [401, 404],
  }),
} as const;
