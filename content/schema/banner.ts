import { z } from 'zod';
import { instant, place, slug } from './values.ts';

/**
 * A banner as an operator writes it: what it says in every language, where, to whom and when it shows. Amounts are whole
 * minor units by currency, so that every language writes them its own way.
 */

const text = z.strictObject({
  title: z.string().min(3).max(60),
  description: z.string().min(10).max(160),
  /** One for each of the banner's labels. */
  labels: z.array(z.string().min(2).max(24)).max(2),
  button: z.string().min(2).max(24).optional(),
  secondButton: z.string().min(2).max(24).optional(),
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour like #1a2b3c');
const currency = z.string().regex(/^[A-Z]{3,4}$/, 'a currency code');

const shape = z.strictObject({
  id: slug,
  /**
   * Places (`slider-index-top`, `index-top-jackpots`, `promo-header`), audiences (`crypto-reg`, `fiat-noreg`, ...), and `service` for a banner
   * that advertises nothing: only such ones show to players who must see no offers.
   */
  categories: z.array(slug).min(1),
  /** Brands whose hosts show it; null: every brand. */
  brands: z.array(slug).min(1).nullable().default(null),
  groupIds: z.array(z.string().regex(/^(level_)?\d+$/)),
  logged: z.boolean().nullable(),
  liveTime: z.strictObject({ start: instant.nullable(), end: instant.nullable() }),
  /** Name of a scene of the brand; null for a place without pictures. */
  image: slug.nullable(),
  /** Colours of its ground, in place of the brand's. */
  gradient: z
    .strictObject({ colorLeft: colour, colorLeftCenter: colour, colorRightCenter: colour, colorRight: colour })
    .nullable()
    .default(null),
  /** A theme lights a label like a game's card: `lit`, `early` or `prize`; others change nothing. */
  labels: z.array(z.strictObject({ type: slug, theme: slug, dot: z.boolean() })).max(2),
  button: z
    .strictObject({
      url: place,
      type: z.enum(['link', 'game', 'tournament']),
      frontendIdentifier: z.string().nullable(),
    })
    .nullable(),
  /** Opens an overlay by its name. */
  secondButton: z.strictObject({ popup: slug }).nullable().default(null),
  /** A real end: nothing else may count down. */
  timer: z.strictObject({ start_at: instant, end_at: instant }).nullable().default(null),
  /** Minor units for `{name}` in the texts, by currency. */
  variables: z.record(currency, z.record(z.string().regex(/^\w+$/), z.int().nonnegative())).default({}),
  order: z.record(slug, z.int()),
  text: z.record(z.string(), text),
});

export const bannerSchema = shape.superRefine((banner, context) => {
  const wrong = (message: string, ...path: (string | number)[]): void =>
    context.addIssue({ code: 'custom', message, path });
  if (banner.text['en'] === undefined) wrong('the English text is missing', 'text');
  for (const [locale, words] of Object.entries(banner.text)) {
    if (words.labels.length !== banner.labels.length) wrong('one text for each label', 'text', locale, 'labels');
    if ((words.button !== undefined) !== (banner.button !== null)) wrong('a button and its text', 'text', locale);
    if ((words.secondButton !== undefined) !== (banner.secondButton !== null)) {
      wrong('a second button and its text', 'text', locale);
    }
    for (const [, name = ''] of `${words.title} ${words.description}`.matchAll(/\{(\w+)\}/g)) {
      if (banner.variables['EUR']?.[name] === undefined) wrong(`{${name}} has no value in EUR`, 'text', locale);
    }
  }
  const { timer } = banner;
  if (timer && Date.parse(timer.end_at) <= Date.parse(timer.start_at)) wrong('it ends before it starts', 'timer');
});
export type BannerFile = z.infer<typeof bannerSchema>;
