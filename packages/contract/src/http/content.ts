import { SOCIAL_ICONS } from '@cosmodrome/rules/content/social-icons';
import { WIDGETS } from '@cosmodrome/rules/gifts/gifts';
import { z } from 'zod';
import { call } from '../call.ts';
import { CountryCode, CurrencyCode, Instant, LocaleCode } from '../values.ts';

const Language = z.object({ l: LocaleCode.optional() });

export const CmsPageSummary = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  layout: z.string(),
  categories: z.array(z.string()),
  hidden: z.boolean(),
  url: z.string().nullable(),
  /** Ids of the pages that name this one as their parent. */
  children: z.array(z.string()),
});
export type CmsPageSummary = z.infer<typeof CmsPageSummary>;

export const CmsPage = CmsPageSummary.extend({
  content: z.string(),
  blocks: z.object({
    title: z.string(),
    description: z.string(),
    keywords: z.string(),
    'content-main': z.string(),
    /** Settings of the page as JSON text; null where it has none. */
    json: z.string().nullable(),
  }),
  /** The same text as the block `content-main`, where clients of a CMS look for it. */
  meta: z.object({ mainContent: z.string() }),
});
export type CmsPage = z.infer<typeof CmsPage>;

export const Banner = z.object({
  id: z.string(),
  title: z.object({ text: z.string() }),
  description: z.object({ text: z.string() }),
  /** Where it shows (`slider-index-top`, ...) and to whom (`crypto-reg`, `fiat-noreg`, ...). */
  categories: z.array(z.string()),
  /** Empty: everybody. Otherwise only signed-in players of one of these groups. */
  groupIds: z.array(z.string()),
  /** Null: both; true: players only; false: guests only. */
  logged: z.boolean().nullable(),
  /** The name that reports know it by. */
  identity: z.string(),
  liveTime: z.object({ start: Instant.nullable(), end: Instant.nullable() }),
  /** Name of a scene of the brand; the picture comes from the brand's art. Null for a place without pictures. */
  image: z.string().nullable(),
  gradient: z
    .object({
      colorLeft: z.string(),
      colorLeftCenter: z.string(),
      colorRightCenter: z.string(),
      colorRight: z.string(),
    })
    .nullable(),
  labels: z.array(z.object({ title: z.string(), type: z.string(), theme: z.string(), dot: z.boolean() })),
  button: z
    .object({
      name: z.string(),
      url: z.string(),
      type: z.string(),
      /** The game or tournament behind it. */
      frontendIdentifier: z.string().nullable(),
      attrs: z.record(z.string(), z.string()),
    })
    .nullable(),
  secondButton: z.object({ name: z.string(), popup: z.string() }).nullable(),
  timer: z.object({ start_at: Instant, end_at: Instant }).nullable(),
  /** Values for `{name}` in the texts, by currency; EUR is the fallback. Amounts are formatted text. */
  variables: z.record(z.string(), z.record(z.string(), z.string())),
  order: z.record(z.string(), z.int()),
});
export type Banner = z.infer<typeof Banner>;

/** What somebody gave the brand (spec 3). */
export const Award = z.object({
  name: z.string(),
  nomination: z.string(),
  prize: z.string(),
  year: z.int(),
  imgUrl: z.string(),
});
export type Award = z.infer<typeof Award>;

export const content = {
  'content.locales': call({
    system: 'content',
    summary: 'Languages of the site; registers an affiliate visit when a tag is given',
    method: 'GET',
    path: '/api/info/locales',
    audience: 'anyone',
    query: z.object({ stag: z.string().max(128).optional(), affb_id: z.string().max(32).optional() }),
    answers: {
      200: z.array(
        z.object({
          code: LocaleCode,
          name: z.string(),
          name_in_locale: z.string(),
          default: z.boolean(),
          /** Hosts that leave it out of their list. */
          hidden_on: z.array(z.string()),
        }),
      ),
    },
  }),
  'content.countries': call({
    system: 'content',
    summary: 'Countries an account can be opened in',
    method: 'GET',
    path: '/api/info/countries',
    audience: 'anyone',
    answers: { 200: z.array(z.object({ code: CountryCode, name: z.string(), default_currency: CurrencyCode })) },
  }),
  'content.project': call({
    system: 'content',
    summary: 'What this deployment has switched on',
    method: 'GET',
    path: '/api/info/project',
    audience: 'anyone',
    answers: {
      200: z.object({
        apps: z.object({ sportsbook: z.boolean(), casino: z.boolean() }),
        license: z.enum(['CW', 'EE']),
        player_two_factor_auth: z.boolean(),
        available_currency_exchange: z.boolean(),
        available_referral_system: z.boolean(),
        supported_payment_api_versions: z.array(z.string()),
        hooyu_integration: z.boolean(),
        country_flags: z.record(z.string(), z.string()).nullable(),
        livespins: z.object({ enabled: z.boolean() }),
        authentication_key: z.string(),
        /** The page that shows letters where none are sent; null where a mail server takes them. */
        mailbox_path: z.string().nullable(),
        sns_config: z.object({ enable: z.boolean(), base_url: z.string(), flow: z.string() }),
      }),
    },
  }),
  'content.currentIp': call({
    system: 'content',
    summary: 'Where the visitor seems to be',
    method: 'GET',
    path: '/api/current_ip',
    audience: 'anyone',
    answers: {
      200: z.object({
        ip: z.string(),
        country_code: CountryCode.nullable(),
        region_code: z.string().nullable(),
        default_currency: CurrencyCode,
        /** True: guest mode, no accounts from here (spec 6). */
        restricted: z.boolean(),
      }),
    },
  }),
  'content.clientContext': call({
    system: 'content',
    summary: 'What the browser says about itself',
    method: 'GET',
    path: '/client-context',
    audience: 'anyone',
    answers: {
      200: z.object({
        userAgent: z.string(),
        browser: z.string(),
        isBot: z.boolean(),
        isMetaWebview: z.boolean(),
        isIOS: z.boolean(),
        isMobile: z.boolean(),
        isApp: z.boolean(),
      }),
    },
  }),
  'content.pages': call({
    system: 'content',
    summary: 'Static pages of the site',
    method: 'GET',
    path: '/api/cms/pages',
    audience: 'anyone',
    query: Language,
    answers: { 200: z.array(CmsPageSummary) },
  }),
  'content.page': call({
    system: 'content',
    summary: 'One static page by slug, with a licence suffix where it has one (/AU, /CW, /EE)',
    method: 'GET',
    path: '/api/cms/pages/*',
    audience: 'anyone',
    params: z.object({ '*': z.string().max(200) }),
    query: Language,
    answers: { 200: CmsPage },
    errors: [404],
  }),
  'content.snippets': call({
    system: 'content',
    summary: 'Small texts placed in pages',
    method: 'GET',
    path: '/api/cms/snippets',
    audience: 'anyone',
    query: Language,
    answers: { 200: z.array(z.object({ id: z.string(), content: z.string(), categories: z.array(z.string()) })) },
  }),
  'content.messages': call({
    system: 'content',
    summary: 'Translations of a language; clients add a five-minute time bucket',
    method: 'GET',
    path: '/messages/:file',
    audience: 'anyone',
    params: z.object({ file: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?\.json$/) }),
    query: z.object({ t: z.string().max(32).optional() }),
    answers: { 200: z.record(z.string(), z.unknown()) },
    errors: [404],
  }),
  'content.logoConfig': call({
    system: 'content',
    summary: "The brand's marks, and where it can be reached",
    method: 'GET',
    path: '/api/fe/config/logo-config',
    audience: 'anyone',
    query: Language,
    answers: {
      200: z.object({
        logoUrl: z.object({ mobile: z.string(), full: z.string() }),
        name: z.string(),
        contact: z.object({
          email: z.string(),
          phone: z.string().nullable(),
          social: z.array(z.object({ name: z.string(), url: z.string(), icon: z.enum(SOCIAL_ICONS) })),
        }),
        partners: z.array(z.object({ name: z.string(), url: z.string() })),
        awards: z.array(Award),
        certificates: z.array(z.object({ name: z.string(), url: z.string(), imgUrl: z.string().nullable() })),
      }),
    },
  }),
  'content.stagByReferrer': call({
    system: 'content',
    summary: "The tags of visitors who come from a partner's site without one, by the name of that host",
    method: 'GET',
    path: '/api/fe/config/stag-by-referrer-name',
    audience: 'anyone',
    answers: { 200: z.record(z.string(), z.string()) },
  }),
  'content.host': call({
    system: 'content',
    summary: 'What the asked host stands for: its brand, its canonical name, the languages it hides',
    method: 'GET',
    path: '/api/fe/config/host',
    audience: 'anyone',
    answers: {
      200: z.object({
        brand: z.object({
          id: z.string(),
          name: z.string(),
          logo: z.object({ mobile: z.string(), full: z.string(), icon: z.string() }),
        }),
        licence: z.enum(['CW', 'EE']),
        /** Null for a name that no list has. */
        canonical: z.string().nullable(),
        hidden_locales: z.array(LocaleCode),
        betting_url: z.string().nullable(),
        /** Whether points can be exchanged: the shop is open, and the licence of the host collects points. */
        points_shop: z.boolean(),
        /** Whether there are pages of lotteries. */
        lotteries: z.boolean(),
        /** Whether there is the daily launch of rocket chance: it is on, and the licence of the host collects points. */
        rocket_chance: z.boolean(),
        /** Whether some of the players are simulated, as in a sandbox: wherever players are seen, this is said. */
        simulated_players: z.boolean(),
        /** Bookmarks at the edge of the page that the operator has switched on. */
        widgets: z.array(z.enum(WIDGETS)),
      }),
    },
  }),
  'content.bettingConfig': call({
    system: 'content',
    summary: 'The host names from which a betting site is reached (spec 6)',
    method: 'GET',
    path: '/api/fe/config/betting-config',
    audience: 'anyone',
    answers: { 200: z.object({ hostnames: z.array(z.string()) }) },
  }),
  'content.menuCategoriesGames': call({
    system: 'content',
    summary: 'Category menus by kind of page (spec 2.5)',
    method: 'GET',
    path: '/api/fe/config/menu-categories-games',
    audience: 'anyone',
    answers: {
      200: z.object({
        main: z.array(z.string()),
        pokies: z.array(z.string()),
        live: z.array(z.string()),
        category: z.array(z.string()),
      }),
    },
  }),
  'content.bannersConfig': call({
    system: 'content',
    summary: 'Banners in a language; the client filters by audience, group and time',
    method: 'GET',
    path: '/api/fe/config/banners-config',
    audience: 'anyone',
    query: z.object({ locale: LocaleCode.optional() }),
    answers: { 200: z.array(Banner) },
  }),
  'content.batch': call({
    system: 'content',
    summary: 'Up to twelve GET calls in one answer, by index: status and body of each',
    method: 'GET',
    path: '/batch',
    audience: 'anyone',
    query: z.object({ 'url[]': z.union([z.string().max(512), z.array(z.string().max(512)).max(12)]) }),
    answers: { 200: z.record(z.string(), z.object({ status: z.int(), body: z.unknown() })) },
    errors: [422],
  }),
} as const;
