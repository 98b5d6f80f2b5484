import { currencies } from '@cosmodrome/rules/money/currencies';
import { z } from 'zod';
import { game } from './values.ts';

/**
 * The shapes of the catalogue's files: studios, themes and games. Everything an operator may write; a wrong file stops
 * the start with its name and reason.
 */

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens');
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const date = z.iso.date();
/** A picture: `gi:` game-icons (silhouettes), `fe:` fluent-emoji, `nt:` noto. */
const picture = z.string().regex(/^(gi|fe|nt):[a-z0-9-]+$/);
/** A reel symbol: a picture, with `@metal` for a silhouette; or a letter set in the theme's face. */
const symbol = z.string().regex(/^((gi|fe|nt):[a-z0-9-]+(@[a-z]+)?|A|K|Q|J|10|7)$/);

/** What a symbol does on the reels; the maths models name their symbols by these. */
export const symbolRoles = [
  'wild',
  'scatter',
  'high1',
  'high2',
  'high3',
  'high4',
  'low1',
  'low2',
  'low3',
  'low4',
  'low5',
] as const;
export type SymbolRole = (typeof symbolRoles)[number];

/** What a game can be played in for real: every currency that a wallet can have. Their stakes follow from `play/stakes`. */
export const catalogueCurrencies: readonly string[] = currencies.map(({ code }) => code);

export const studioSchema = z.strictObject({
  id,
  title: z.string().min(2).max(30),
  /** The face of its wordmark, one of those of `tools/art`. */
  face: z.string().min(2),
  /** Written on tiles; some studios sign with a label of their own. */
  mark: z.string().min(2).max(24),
});
export type Studio = z.infer<typeof studioSchema>;

const symbols = z.record(z.enum(symbolRoles), symbol);

export const themeSchema = z.strictObject({
  id,
  title: z.string(),
  /** Categories that ask for a theme: `egypt`, `fruit`, `book`, `fishing`. */
  tags: z.array(id),
  palette: z.strictObject({
    sky: z.strictObject({ top: colour, mid: colour, low: colour }),
    glow: colour,
    rim: colour,
    lettering: z.strictObject({ light: colour, mid: colour, low: colour }),
    stroke: z.strictObject({ dark: colour, bright: colour }),
  }),
  face: z.string(),
  scene: z.strictObject({
    extra: z.string(),
    far: z.string().nullable(),
    near: z.string().nullable(),
    framing: z.string().nullable(),
    particles: z.string(),
  }),
  metal: z.string(),
  /** Null for themes of tables and crash games, which have no reels. */
  symbols: symbols.nullable(),
});
export type Theme = z.infer<typeof themeSchema>;

/** Names of pictures by language: `content/catalogue/symbols/<locale>.json`. */
export const symbolNamesSchema = z.record(id, z.string().min(2).max(40));

const heroSchema = z.strictObject({
  icon: picture,
  metal: z.string().optional(),
  plate: colour.optional(),
  /** Width in pixels of the 480 px tile. */
  size: z.int().min(120).max(520).optional(),
  x: z.int().optional(),
  y: z.int().optional(),
  turn: z.int().min(-180).max(180).optional(),
  flip: z.boolean().optional(),
});

export const artSchema = z.strictObject({
  /** A lit picture, or the name of a drawing (`roulette`, `crash`, ...). */
  hero: z.union([heroSchema, z.strictObject({ drawing: z.string() })]),
  second: heroSchema.optional(),
  aura: z.string().optional(),
  extra: z.string().optional(),
  far: z.string().nullable().optional(),
  near: z.string().nullable().optional(),
  framing: z.string().nullable().optional(),
  rays: z.enum(['soft', 'hard']).optional(),
  loot: z.enum(['coins', 'gems', 'mixed']).optional(),
  particles: z.string().optional(),
  smoke: z.boolean().optional(),
  /** Turns the sky's hues by degrees. */
  turn: z.int().min(-180).max(180).optional(),
  /** Darkens the sky: 0 is day, 0.4 night. */
  shade: z.number().min(0).max(0.6).optional(),
  glow: colour.optional(),
  /** Strength of the shade under the title; bright themes need less. */
  foot: z.number().min(0).max(1).optional(),
  face: z.string().optional(),
  /** Takes the title's colours from another theme. */
  lettering: id.optional(),
  title: z.strictObject({
    rows: z.array(z.string().min(1)).min(1).max(3),
    warp: z.string(),
    place: z.enum(['bottom', 'top']).default('bottom'),
  }),
});
export type Art = z.infer<typeof artSchema>;

export const gameSchema = z.strictObject({
  identifier: game,
  /** The unique title in addresses. */
  slug: id,
  title: z.string().min(2).max(40),
  studio: id,
  /** The id of a model in `@cosmodrome/maths/models`. */
  model: id,
  theme: id,
  released: date,
  /** `prerelease` opens it before the day of its release, `animated` moves its picture when it is pointed at. */
  badges: z.array(
    z.enum(['animated', 'exclusive', 'new', 'pragmatic-drop-wins', 'pragmatic-drop-wins-live', 'prerelease']),
  ),
  /**
   * Currencies of real play, where a title leaves some out. Without it, as usual, the title is played in every one, also
   * in those that the product is given later. Demo is open for every title.
   */
  currencies: z
    .array(z.enum(catalogueCurrencies))
    .min(1)
    .default(() => [...catalogueCurrencies]),
  /** What it can be played on; both unless it says otherwise. */
  devices: z
    .array(z.enum(['desktop', 'mobile']))
    .min(1)
    .default(['desktop', 'mobile']),
  /** Symbols that differ from the theme's. */
  symbols: z.partialRecord(z.enum(symbolRoles), symbol).optional(),
  art: artSchema,
  /** Shows the tile and the symbols of this other title: generated catalogues share pictures. */
  pictures: id.optional(),
});
export type Game = z.infer<typeof gameSchema>;

const slug = z.string().regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/);

/** `pins.json`: games that stand first in a category and belong there whatever its rule says, by the category's slug. */
export const pinsSchema = z.record(slug, z.array(gameSchema.shape.identifier).max(40));

/** `aliases.json`: other words for a category, in any language, by its slug. Search finds the category by them. */
export const aliasesSchema = z.record(slug, z.array(z.string().min(2).max(30)));

/** `content/art/credits.json`: who made the icons and faces that the pictures are composed of, for a credits page. */
export const creditsSchema = z.strictObject({
  icons: z.array(
    z.strictObject({
      name: z.string(),
      licence: z.string(),
      licenceUrl: z.url(),
      source: z.url(),
      /** The sentence that the licence asks for, changes named. */
      notice: z.string(),
      authors: z.array(z.string()).min(1),
    }),
  ),
  fonts: z.array(z.strictObject({ name: z.string(), licence: z.string(), copyright: z.string(), source: z.url() })),
});
export type Credits = z.infer<typeof creditsSchema>;
