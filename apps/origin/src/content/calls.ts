import { createHash } from 'node:crypto';
import type { Widget } from '@cosmodrome/rules/gifts/gifts';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { SERVICE_BANNER } from '@cosmodrome/rules/content/banners';
import { countryRule } from '@cosmodrome/rules/content/countries';
import { AFFB_COOKIE, plainTag, STAG_COOKIE, TAG_LIFE } from '@cosmodrome/rules/identity/affiliate';
import { defaultLocale, type Locale, locales } from '@cosmodrome/rules/content/locales';
import { categoryMenus } from '@cosmodrome/rules/content/menu';
import { COOKIES_ACCEPTED, mayRememberPartner } from '@cosmodrome/rules/content/notices';
import { refuse, type Handlers } from '../kernel/http/handler.ts';
import type { Catalogue, Messages } from '../kernel/messages.ts';
import { clientContext } from './client-context.ts';
import { presentBanner, presentBrand, presentCountries, presentLocale } from './present.ts';
import type { Sites } from './hosts.ts';
import type { Policies } from './policies.ts';

export interface ContentDeps {
  sites: Sites;
  messages: Messages;
  policies: Policies;
  /** Whether the points shop is open. */
  pointsShop: boolean;
  /** Whether there are lotteries. */
  lotteries: boolean;
  /** Whether there is rocket chance. */
  chance: boolean;
  /** Whether some players are simulated. */
  simulatedPlayers: boolean;
  /** Bookmarks that are switched on. */
  widgets: readonly Widget[];
  isRestricted: (country: string, host: string) => boolean;
  /** Where letters can be read that are not sent; null where they are. */
  mailboxPath: string | null;
}

/** Clients ask with a five-minute time bucket (spec 9); what they get may be kept for as long. */
const FIVE_MINUTES = 'public, max-age=300';

/** The texts call the brand `{brand}`; whoever asks gets its name. */
const named = (catalogue: Catalogue, brand: string): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replaceAll('{brand}', brand) : named(text, brand),
    ]),
  );

interface TaggedCatalogue {
  readonly catalogue: Catalogue;
  readonly etag: string;
}

/** Catalogues with their entity tags, each made when it is asked for first, and kept: they are the largest answers there are. */
function taggedCatalogues(messages: Messages) {
  const made = new Map<string, TaggedCatalogue>();
  return (brand: string, asked: string): TaggedCatalogue | undefined => {
    const locale = [asked, asked.split('-')[0] ?? ''].find((each) => messages.locales.includes(each));
    if (locale === undefined) return undefined;
    const key = `${brand} ${locale}`;
    const tagged = made.get(key) ?? tag(named(messages.catalogue(locale) ?? {}, brand));
    made.set(key, tagged);
    return tagged;
  };
}

function tag(catalogue: Catalogue): TaggedCatalogue {
  const hash = createHash('sha256').update(JSON.stringify(catalogue)).digest('base64url').slice(0, 22);
  return { catalogue, etag: `"${hash}"` };
}

function visitorCalls({ sites, isRestricted }: ContentDeps): Handlers {
  return {
    'content.locales': ({ query }, { country, cookie, setCookie }) => {
      const tags = { [STAG_COOKIE]: plainTag(query.stag), [AFFB_COOKIE]: plainTag(query.affb_id) };
      const may = mayRememberPartner(cookie(COOKIES_ACCEPTED));
      for (const [name, tag] of Object.entries(tags)) {
        if (may && tag !== undefined) setCookie(name, tag, { httpOnly: true, maxAge: TAG_LIFE });
        if (!may && cookie(name) !== undefined) setCookie(name, '', { httpOnly: true, maxAge: 0 });
      }
      const code = defaultLocale(country);
      const hiddenOn = (each: Locale): string[] =>
        sites.hosts
          .filter(({ hiddenLocales }) => hiddenLocales.includes(each))
          .flatMap(({ canonical, mirrors }) => [canonical, ...mirrors]);
      return Promise.resolve(locales.map((each) => presentLocale(each, each === code, hiddenOn(each))));
    },
    'content.countries': (_request, { locale, host }) =>
      Promise.resolve(presentCountries(locale, (country) => isRestricted(country, host))),
    'content.currentIp': (_request, { ip, country, restricted }) =>
      Promise.resolve({
        ip,
        country_code: country,
        region_code: null,
        default_currency: countryRule(country ?? '')?.currency ?? DEFAULT_CURRENCY,
        restricted,
      }),
    'content.clientContext': (_request, { userAgent }) => Promise.resolve(clientContext(userAgent)),
  };
}

function pageCalls({ sites, messages }: ContentDeps): Handlers {
  const catalogueOf = taggedCatalogues(messages);
  return {
    'content.pages': ({ query }, { locale, host }) =>
      Promise.resolve([...sites.of(host).site.pages(query.l ?? locale)]),
    'content.page': async ({ params, query }, { locale, host }) => {
      const page = sites.page(host, query.l ?? locale, params['*']);
      if (!page) throw refuse(404, 'base', 'not_found');
      return page;
    },
    'content.snippets': ({ query }, { locale, host }) =>
      Promise.resolve([...sites.of(host).site.snippets(query.l ?? locale)]),
    'content.messages': async ({ params }, context) => {
      const found = catalogueOf(sites.of(context.host).site.brand.name, params.file.slice(0, -'.json'.length));
      if (!found) throw refuse(404, 'base', 'not_found');
      context.setHeader('etag', found.etag);
      context.setHeader('cache-control', FIVE_MINUTES);
      return found.catalogue;
    },
  };
}

function configCalls({
  sites,
  policies,
  pointsShop,
  lotteries,
  chance,
  simulatedPlayers,
  widgets,
  mailboxPath,
}: ContentDeps): Handlers {
  return {
    'content.project': (_request, { host }) =>
      Promise.resolve({
        apps: { sportsbook: typeof sites.of(host).host?.bettingUrl === 'string', casino: true },
        license: sites.licenceOf(host),
        player_two_factor_auth: true,
        available_currency_exchange: false,
        available_referral_system: false,
        supported_payment_api_versions: ['1'],
        hooyu_integration: false,
        country_flags: null,
        livespins: { enabled: false },
        authentication_key: 'email',
        mailbox_path: mailboxPath,
        sns_config: { enable: false, base_url: '', flow: '' },
      }),
    'content.host': (_request, { host: name }) => {
      const { site, host } = sites.of(name);
      return Promise.resolve({
        brand: { id: site.brand.id, name: site.brand.name, logo: site.brand.logo },
        licence: site.licence,
        canonical: host?.canonical ?? null,
        hidden_locales: [...(host?.hiddenLocales ?? [])],
        betting_url: host?.bettingUrl ?? null,
        points_shop: pointsShop && policies.of(site.licence).points,
        lotteries,
        rocket_chance: chance && policies.of(site.licence).points,
        simulated_players: simulatedPlayers,
        widgets: [...widgets],
      });
    },
    'content.bettingConfig': () =>
      Promise.resolve({
        hostnames: sites.hosts
          .filter(({ bettingUrl }) => bettingUrl !== null)
          .flatMap(({ canonical, mirrors }) => [canonical, ...mirrors]),
      }),
    'content.stagByReferrer': (_request, { host }) => Promise.resolve(sites.of(host).host?.stagByReferrer ?? {}),
    'content.logoConfig': ({ query }, { host, locale }) =>
      Promise.resolve(presentBrand(sites.of(host).site.brand, query.l ?? locale)),
    'content.menuCategoriesGames': () => Promise.resolve(categoryMenus),
    // Nothing is advertised where nobody may take it.
    'content.bannersConfig': ({ query }, { host, locale, restricted }) =>
      Promise.resolve(
        sites
          .of(host)
          .site.banners.filter(({ categories }) => !restricted || categories.includes(SERVICE_BANNER))
          .map((banner) => presentBanner(banner, query.locale ?? locale)),
      ),
  };
}

/** The calls of the content system; `content.batch` is the kernel's. */
export const contentCalls = (deps: ContentDeps): Handlers => ({
  ...visitorCalls(deps),
  ...pageCalls(deps),
  ...configCalls(deps),
});
