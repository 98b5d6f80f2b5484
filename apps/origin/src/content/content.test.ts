import { CmsPageSummary } from '@cosmodrome/contract/http/content';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '@cosmodrome/rules/content/locales';
import { anyEngine } from '@cosmodrome/database/testing';
import { startOrigin, type TestOrigin } from '../../testing/origin.ts';
import { presentBanner } from './present.ts';
import { renderMarkdown } from './render.ts';
import { readSites } from './hosts.ts';
import { readPolicies } from './policies.ts';
import { readSite } from './site.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');
const REQUIRED = [
  'terms-and-conditions',
  'privacy-policy',
  'cookie-policy',
  'responsible-gaming',
  'general-rules',
  'cashback',
  'support',
];

interface Studio {
  id: string;
  title: string;
}

const broken = (path: string, text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const part of [
    'locales',
    'banners',
    'brands',
    'hosts',
    'policies',
    'jackpots',
    'bonuses',
    'cashback',
    'levels',
    'shop',
    'adventure',
    'gifts',
    'lootboxes',
    'promotions',
    'vip',
    'lotteries',
    'achievements',
    'quests',
    'drops',
    'chance',
    'tournaments',
    'wheel',
  ]) {
    cpSync(join(CONTENT, part), join(folder, part), { recursive: true });
  }
  writeFileSync(join(folder, path), text);
  return folder;
};

interface LevelsFile {
  hundredths_per_euro: number;
  levels: { points: number; name: Record<string, string>; gift?: { max_stakes: Record<string, number> } }[];
}
/** The levels with one mistake in them. */
function levelsWith(mistake: (file: LevelsFile) => unknown): string {
  const file = JSON.parse(readFileSync(join(CONTENT, 'levels/levels.json'), 'utf8')) as LevelsFile;
  mistake(file);
  return JSON.stringify(file);
}

describe('the files of the site', () => {
  test('partners are studios of the catalogue with their pages, and nothing is claimed that nobody gave', () => {
    const { partners, awards, certificates } = readSite(CONTENT, 'CW').brand;
    const studios = JSON.parse(readFileSync(join(CONTENT, 'catalogue/studios.json'), 'utf8')) as Studio[];
    expect(partners).toEqual(studios.map(({ id, title }) => ({ name: title, url: `/producers/${id}` })));
    expect(awards).toEqual([]);
    expect(certificates.map(({ url }) => url)).toEqual(['/fairness']);
  });

  test('every page exists in every language, with texts of its own', () => {
    const site = readSite(CONTENT, 'CW');
    for (const locale of locales) expect(REQUIRED.map((slug) => site.page(locale, slug)?.id)).toEqual(REQUIRED);
    expect(site.page('en-AU', 'cookie-policy')?.title).toBe('Cookie policy');
    expect(site.page('de', 'cookie-policy')?.title).toBe('Cookie-Richtlinie');
    expect(site.snippets('en').map(({ id }) => id)).toEqual(site.snippets('de').map(({ id }) => id));
  });

  test('the licence decides the age that pages name', () => {
    expect(readSite(CONTENT, 'CW').page('en', 'terms-and-conditions')?.content).toContain('at least 18 years');
    expect(readSite(CONTENT, 'EE').page('en', 'terms-and-conditions')?.content).toContain('at least 21 years');
  });

  test.each([
    ['banners/rocket-x.json', '{"id":', /rocket-x\.json: .*JSON/],
    ['banners/rocket-x.json', '{"id":"rocket-x"}', /rocket-x\.json: /],
    ['policies/CW.json', '{"profile":"CW","restrictedCountries":["Germany"]}', /CW\.json: .*two capital letters/s],
    ['jackpots/mystic-jackpots.json', '{"identifier":"another"}', /mystic-jackpots\.json: /],
    ['levels/levels.json', levelsWith(({ levels }) => levels.pop()), /levels\.json: .*levels/s],
    ['levels/levels.json', levelsWith(({ levels: [first] }) => first && (first.points = 1)), /begins at no points/],
    [
      'levels/levels.json',
      levelsWith(({ levels: [, , third] }) => third && (third.points = 100)),
      /than the one before/,
    ],
    [
      'levels/levels.json',
      levelsWith(({ levels: [first] }) => first && delete first.name['de']),
      /levels\.json: .*de/s,
    ],
    ['levels/levels.json', levelsWith(({ levels: [first] }) => first && (first.name['it'] = 'Luna')), /have one name/],
    [
      'levels/levels.json',
      levelsWith(({ levels: [, , third] }) => third?.gift && delete third.gift.max_stakes['EUR']),
      /needs its highest stake/,
    ],
    ['levels/levels.json', levelsWith((file) => (file.hundredths_per_euro = 0)), /hundredths_per_euro/],
    ['locales/en/pages/support.md', 'no head', /support\.md: the head/],
    ['locales/en/pages/support.md', '---\ntitle\n---\n', /support\.md: line 2/],
    ['locales/en/pages/support.md', '---\ntitle: A\n---\n', /support\.md: /],
    ['locales/en/pages/Bad Name.md', '---\ntitle: Abc\n---\n', /Bad Name\.md: /],
    [
      'locales/en/pages/support.md',
      '---\ntitle: Help\ndescription: Long enough to be a description\n---\n{{phone}}',
      /support\.md: .*\{\{phone\}\}/,
    ],
  ])('a wrong %s stops the start with file and reason', (path, text, reason) => {
    const folder = broken(path, text);
    const start = (): void => {
      readPolicies(folder, false);
      readSite(folder, 'CW');
    };
    expect(start).toThrow(reason);
  });

  const banner = (part: object): string =>
    JSON.stringify({ ...JSON.parse(readFileSync(join(CONTENT, 'banners/rocket-x.json'), 'utf8')), ...part });
  const words = { title: 'Up to {max}', description: 'Long enough to be one', labels: ['New'], button: 'Go on' };
  test.each([
    [
      'an amount without a value in EUR',
      { text: { en: words }, variables: { USD: { max: 100 } } },
      /\{max\} has no value/,
    ],
    ['a label without words', { text: { en: { ...words, title: 'Words', labels: [] } } }, /one text for each label/],
    [
      'a button without words',
      { text: { en: { ...words, title: 'Words', button: undefined } } },
      /a button and its text/,
    ],
    ['no English', { text: { de: { ...words, title: 'Wörter' } } }, /the English text is missing/],
    ['another host', { button: { url: '//evil.test', type: 'link', frontendIdentifier: null } }, /a path of the site/],
    [
      'an end before the start',
      { timer: { start_at: '2026-01-02T00:00:00Z', end_at: '2026-01-01T00:00:00Z' } },
      /it ends before it starts/,
    ],
  ])('a banner with %s stops the start', (_what, part, reason) => {
    expect(() => readSite(broken('banners/rocket-x.json', banner(part)), 'CW')).toThrow(reason);
  });

  test('amounts of a banner are written as each language writes them, in every currency that has one', () => {
    const part = {
      text: { en: words, de: { ...words, title: 'Bis {max}' } },
      variables: { EUR: { max: 30_000, min: 2_050 }, JPY: { max: 50_000 }, BTC: { max: 552_400 } },
    };
    const [file] = readSite(broken('banners/rocket-x.json', banner(part)), 'CW').banners.filter(
      ({ id }) => id === 'rocket-x',
    );
    expect(file && presentBanner(file, 'en').variables).toEqual({
      EUR: { max: '€300', min: '€20.50' },
      JPY: { max: '¥50,000' },
      BTC: { max: '5,524\u00a0µBTC' },
    });
    expect(file && presentBanner(file, 'de').variables['EUR']).toEqual({ max: '300\u00a0€', min: '20,50\u00a0€' });
    expect(file && presentBanner(file, 'de').title.text).toBe('Bis {max}');
  });

  test('a page for one licence wins over the general one', () => {
    const head = '---\ntitle: Terms EE\ndescription: Long enough to be a description\n---\n';
    const folder = broken('locales/en/pages/terms-and-conditions.EE.md', `${head}Only Estonia.`);
    const [cw, ee] = [readSite(folder, 'CW'), readSite(folder, 'EE')];
    expect(cw.page('en', '/terms-and-conditions/')?.title).toBe('Terms and conditions');
    expect(cw.page('en', 'terms-and-conditions/EE')?.title).toBe('Terms EE');
    expect(ee.page('en', 'terms-and-conditions')?.title).toBe('Terms EE');
    expect(ee.pages('en').filter(({ id }) => id === 'terms-and-conditions')).toHaveLength(1);
  });

  test('a page lists those that stand under it, and brings its settings and text where a CMS has them', () => {
    const head = 'title: Rocket mart\ndescription: Long enough to be a description\nparent: support';
    const settings = '{"cards":[1,2]}';
    const folder = broken('locales/en/pages/rocket-mart.md', `---\n${head}\njson: ${settings}\n---\nBuy nothing.`);
    const site = readSite(folder, 'CW');
    expect(site.page('en', 'support')?.children).toEqual(['rocket-mart']);
    const page = site.page('en', 'rocket-mart');
    expect(page?.blocks.json).toBe(settings);
    expect(page?.meta.mainContent).toContain('Buy nothing.');
    expect(page?.children).toEqual([]);
    expect(site.page('en', 'cookie-policy')).toMatchObject({ children: [], blocks: { json: null } });
    const wrong = broken('locales/en/pages/rocket-mart.md', `---\n${head}\njson: {cards\n---\nBuy nothing.`);
    expect(() => readSite(wrong, 'CW')).toThrow(/rocket-mart\.md: .*no JSON/s);
  });

  describe('what holds under one licence', () => {
    const sites = readSites(CONTENT, 'CW');
    const read = (host: string, locale: string, path: string): string =>
      sites.page(host, locale, path)?.content ?? 'nothing';
    const age = (text: string): string | undefined => /at least (\d+) years/.exec(text)?.[1];

    test('follows the host, or the suffix on whichever host, with the general text before it', () => {
      const estonian = read('ee.auralune.example', 'en', 'terms-and-conditions');
      expect([age(estonian), estonian]).toEqual(['21', expect.stringContaining('Under the EE licence')]);
      expect(estonian).toContain('Auralune is casino software');
      expect(read('auralune.example', 'en', 'terms-and-conditions/EE')).toBe(estonian);
      const other = read('ee.auralune.example', 'en', '/terms-and-conditions/CW');
      expect([age(other), other]).toEqual(['18', expect.stringContaining('Under the CW licence')]);
      expect(read('auralune.example', 'en', 'terms-and-conditions')).toBe(other);
    });

    test('of Australia is read in its English, and by its suffix in any language', () => {
      const australian = read('cosmodrome.example', 'en-AU', 'responsible-gaming');
      expect(australian).toContain('Gambling Help Online');
      expect(read('cosmodrome.example', 'en', 'responsible-gaming/AU')).toBe(australian);
      expect(read('cosmodrome.example', 'en', 'responsible-gaming')).not.toContain('Gambling Help Online');
      expect(read('cosmodrome.example', 'de', 'responsible-gaming/AU')).toContain('Für Besuch aus Australien');
    });

    test('is left out, not put into another language, where a language has no text for it', () => {
      const italian = read('ee.cosmodrome.example', 'it', 'terms-and-conditions');
      expect(italian).toBe(read('ee.cosmodrome.example', 'it', 'terms-and-conditions/EE'));
      expect([italian.includes('21'), italian.includes('Under the EE licence')]).toEqual([true, false]);
      expect(read('cosmodrome.example', 'it', 'cookie-policy/AU')).toContain('partner-stag');
      expect(read('cosmodrome.example', 'en', 'no-such-page/EE')).toBe('nothing');
    });
  });

  test.each([
    ['<script>alert(1)</script>ok', /^(?!.*script)/],
    ['<img src=x onerror=alert(1)>', /^(?!.*(img|onerror))/],
    ['[x](javascript:alert(1))', /^(?!.*javascript)/],
    ['[x](data:text/html,hi)', /^(?!.*data:)/],
    ['[x](//evil.test)', /^(?!.*evil)/],
    ['<a href="/x" onclick="y()" style="a:b">x</a>', /^(?!.*(onclick|style))/],
  ])('%s comes out clean', (text, pattern) => expect(renderMarkdown(text)).toMatch(pattern));
});

describe('the hosts', () => {
  test('a name stands for its brand, whatever its port; a name nobody listed for the first one', () => {
    const sites = readSites(CONTENT, 'CW');
    expect(sites.of('auralune.example:8443').site.brand.name).toBe('Auralune');
    expect(sites.of('www.auralune.example').host?.canonical).toBe('auralune.example');
    expect(sites.of('localhost:3000')).toMatchObject({ host: null, site: { brand: { name: 'Cosmodrome' } } });
  });

  test('a brand has banners of its own beside those of every brand, and one host a betting site', () => {
    const sites = readSites(CONTENT, 'CW');
    const banners = (name: string): string[] => sites.of(name).site.banners.map(({ id }) => id);
    expect(banners('auralune.example')).toEqual(expect.arrayContaining(['quiet-moon', 'rocket-x']));
    expect(banners('auralune.example')).not.toContain('provably-fair');
    expect(banners('cosmodrome.example')).toEqual(expect.arrayContaining(['provably-fair', 'rocket-x']));
    expect(banners('cosmodrome.example')).not.toContain('quiet-moon');
    // A name that leads to this machine anywhere, so that the way to sports can be tried where nothing was set up.
    expect(sites.hosts.filter(({ bettingUrl }) => bettingUrl !== null)).toMatchObject([
      { canonical: 'sport.cosmodrome.example', mirrors: ['sport.localhost'], bettingUrl: '/sandbox/betting' },
    ]);
  });

  test('each host has the licence of its file, any other name the deployment’s', () => {
    const sites = readSites(CONTENT, 'CW');
    const seen = (name: string): unknown[] => {
      const { site, host } = sites.of(name);
      const { content = '' } = site.page('en', 'terms-and-conditions') ?? {};
      return [site.brand.name, site.licence, host?.canonical ?? null, /at least (\d+) years/.exec(content)?.[1]];
    };
    expect(seen('ee.auralune.example')).toEqual(['Auralune', 'EE', 'ee.auralune.example', '21']);
    expect(seen('www.auralune.example')).toEqual(['Auralune', 'CW', 'auralune.example', '18']);
    expect(seen('localhost:3000')).toEqual(['Cosmodrome', 'CW', null, '18']);
    expect(readSites(CONTENT, 'EE').of('localhost').site.licence).toBe('EE');
  });

  test('a name in two files stops the start', () => {
    const twice = { ...JSON.parse(readFileSync(join(CONTENT, 'hosts/auralune.json'), 'utf8')), mirrors: [] };
    expect(() => readSites(broken('hosts/copy.json', JSON.stringify(twice)), 'CW')).toThrow(/another file too/);
  });
});

anyEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine });
    return () => origin.close();
  }, 60_000);

  test('pages come in the asked language, whatever the licence suffix', async () => {
    const german = origin.client({ locale: 'de' });
    expect((await german.request<{ title: string }>('GET', '/api/cms/pages/cookie-policy')).body.title).toBe(
      'Cookie-Richtlinie',
    );
    const suffixed = await german.request<{ title: string }>('GET', '/api/cms/pages/cookie-policy/CW?l=en');
    expect(suffixed.body.title).toBe('Cookie policy');
    const list = (await german.call('content.pages')).body;
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(REQUIRED));
    // The list of a menu carries no page's text, under whatever name.
    const summary = Object.keys(CmsPageSummary.shape).toSorted();
    for (const page of list) expect(Object.keys(page).toSorted()).toEqual(summary);
  });

  test('texts carry a tag, may be kept five minutes, and are not sent twice', async () => {
    const first = await origin.client().request<Record<string, unknown>>('GET', '/messages/de.json?t=1');
    expect(first.body['errors']).toMatchObject({ not_found: 'Hier ist nichts.' });
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const etag = first.headers.get('etag') ?? '';
    const again = await origin.client().request('GET', '/messages/de.json', { headers: { 'if-none-match': etag } });
    expect([again.status, again.raw]).toEqual([304, undefined]);
    expect((await origin.client().request('GET', '/messages/xx.json')).status).toBe(404);
  });

  test('the visitor’s place decides language, currency and guest mode', async () => {
    const visitor = origin.client({ country: 'NZ', ip: '198.51.100.3' });
    expect((await visitor.call('content.currentIp')).body).toEqual({
      ip: '198.51.100.3',
      country_code: 'NZ',
      region_code: null,
      default_currency: 'NZD',
      restricted: false,
    });
    expect((await origin.client({ country: 'GB' }).call('content.currentIp')).body.restricted).toBe(true);
    const listed = (await origin.client({ country: 'AT' }).call('content.locales')).body;
    expect(listed.filter((locale) => locale.default).map(({ code }) => code)).toEqual(['de']);
  });

  test('a host speaks as its brand and says what it hides', async () => {
    const ask = (path: string) =>
      origin.fetch(new Request(`http://cosmodrome.example${path}`)).then((answer) => answer.json());
    expect(await ask('/api/fe/config/host')).toMatchObject({
      brand: { id: 'cosmodrome' },
      canonical: 'cosmodrome.example',
      hidden_locales: ['en-AU'],
    });
    const other = await origin.fetch(new Request('http://auralune.example/messages/de.json'));
    expect(await other.json()).toMatchObject({ shell: { brand: 'Auralune', home: 'Auralune, zur Lobby' } });
  });

  test('a certificate speaks the asked language', async () => {
    const { body } = await origin.client().call('content.logoConfig', { query: { l: 'de' } });
    expect(body.certificates).toEqual([{ name: 'Nachprüfbar fair', url: '/fairness', imgUrl: null }]);
    const variant = await origin.client().call('content.logoConfig', { query: { l: 'en-NZ' } });
    expect(variant.body.certificates.map(({ name }) => name)).toEqual(['Provably fair']);
  });

  test('countries are named in the caller’s language and leave out the restricted', async () => {
    const german = (await origin.client({ locale: 'de' }).call('content.countries')).body;
    expect(german).toContainEqual({ code: 'DE', name: 'Deutschland', default_currency: 'EUR' });
    const strict = await startOrigin({ engine, env: { LICENCE: 'EE' } });
    expect((await strict.client().call('content.countries')).body.map(({ code }) => code)).not.toContain('AU');
    await strict.close();
  }, 30_000);

  test('banners speak the asked language and promise nothing that is not there', async () => {
    const banners = (await origin.client().call('content.bannersConfig', { query: { locale: 'de' } })).body;
    const carousel = banners.filter(({ categories }) => categories.includes('slider-index-top'));
    expect(new Set(carousel.map(({ image }) => image))).toEqual(
      new Set(['comet-dunes', 'night-launch', 'orbit-station']),
    );
    expect(banners.find(({ id }) => id === 'rocket-x')?.title.text).toBe('Ein Flug, alle an Bord');
    const jackpots = banners.filter(({ categories }) => categories.includes('index-top-jackpots'));
    expect(jackpots.map(({ title }) => title.text)).toEqual(['Vor dem ersten Einsatz ausgelost']);
    expect(JSON.stringify(banners)).not.toMatch(/bonus|free ?spin|gratis/i);
    expect(JSON.stringify(carousel)).not.toMatch(/jackpot/i);
  });

  test('to restricted countries nothing is advertised', async () => {
    const shown = async (country: string) =>
      (await origin.client({ country }).call('content.bannersConfig', { query: { locale: 'en' } })).body;
    const [here, restricted] = [await shown('DE'), await shown('GB')];
    expect(restricted.map(({ id }) => id)).toEqual(
      here.filter(({ categories }) => categories.includes('service')).map(({ id }) => id),
    );
    expect(restricted.length).toBeGreaterThan(0);
    expect(here.map(({ id }) => id)).toContain('free-to-try');
    expect(restricted.map(({ id }) => id)).not.toContain('free-to-try');
  });

  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', { isBot: true }],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      { isBot: false, isIOS: true, isMobile: true, browser: 'Safari', isMetaWebview: false },
    ],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 [FBAN/EMA;FBAV/1]', { isMetaWebview: true }],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', { browser: 'Firefox', isMobile: false }],
  ])('%s', async (userAgent, expected) => {
    const answer = await origin.client().request('GET', '/client-context', { headers: { 'user-agent': userAgent } });
    expect(answer.raw).toMatchObject({ userAgent, ...expected });
  });
});
