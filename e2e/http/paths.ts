import http from 'node:http';
import { locales } from '@cosmodrome/rules/content/locales';
import { beforeAll, expect, test } from 'vitest';
import { everything } from '../fixtures/everything.ts';
import { pathTable, visitors, type Outcome, type VisitorKind } from '../fixtures/path-table.ts';
import { htmlProblems } from '../fixtures/valid-html.ts';
import type { Visitor } from '../fixtures/visitor.ts';
import type { OpenCasino } from './open-casino.ts';

const LOCALES = ['en', 'de', 'en-AU'];

const cookieHeader = (visitor: Visitor): string =>
  visitor
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

/** Every path of the product, asked by everybody. */
export function paths(casino: OpenCasino): void {
  const cookies: Partial<Record<VisitorKind, string>> = {};

  beforeAll(() => {
    cookies.player = cookieHeader(casino.player);
    cookies.abroad = cookies.player;
    cookies.tester = cookieHeader(casino.tester);
  });

  async function ask(path: string, who: VisitorKind = 'guest', host?: string): Promise<Response> {
    const cookie = cookies[who];
    return fetch(casino.url + path, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        'x-country': who === 'restricted' || who === 'abroad' ? 'US' : 'IE',
        ...(host !== undefined && { 'x-forwarded-host': host }),
        ...(cookie !== undefined && { cookie }),
      },
    });
  }

  function outcomeOf(response: Response): Outcome {
    const location = response.headers.get('location');
    return location === null ? response.status : (`${response.status} ${location}` as Outcome);
  }

  for (const { path, outcomes, host } of pathTable) {
    test(`answers ${path}`, async () => {
      const found = await Promise.all(visitors.map(async (who) => [who, outcomeOf(await ask(path, who, host))]));
      expect(Object.fromEntries(found)).toEqual(outcomes);
    });
  }

  test('no path stands in the table twice', () => {
    expect(pathTable.map(({ path }) => path)).toEqual([...new Set(pathTable.map(({ path }) => path))]);
  });

  test('a language prefix stays on the way to where a path leads', { timeout: 120_000 }, async () => {
    for (const { path, outcomes, host } of pathTable) {
      const expected = typeof outcomes.guest === 'number' ? outcomes.guest : outcomes.guest.replace(' /', ' /de/');
      const prefixed = typeof expected === 'string' ? expected.replace(/(\/de)\/$/, '$1') : expected;
      expect(outcomeOf(await ask(path === '/' ? '/de' : `/de${path}`, 'guest', host)), path).toBe(prefixed);
    }
  });

  test('every document is valid, and says its title, its address and its languages', { timeout: 120_000 }, async () => {
    for (const [at, { path, outcomes }] of pathTable.entries()) {
      if (typeof outcomes.guest !== 'number') continue;
      // Each path in one language after the other; their texts are compared by languages.test.ts.
      for (const locale of everything ? LOCALES : LOCALES.filter((_, turn) => turn === at % LOCALES.length)) {
        const html = await (await ask(path === '/' ? `/${locale}` : `/${locale}${path}`)).text();
        const where = `${locale} ${path}`;
        const all = (pattern: RegExp): (string | undefined)[] => [...html.matchAll(pattern)].map(([, found]) => found);
        expect(htmlProblems(html), where).toEqual([]);
        // Scripts wait for the first paint.
        expect(html, where).not.toContain('<link rel="modulepreload"');
        expect(all(/<script type="module" async="">(await new Promise)/g), where).toHaveLength(1);
        expect(all(/<html lang="([^"]+)"/g), where).toEqual([locale]);
        expect(all(/<title>([^<]{4,})<\/title>/g), where).toHaveLength(1);
        const unlisted = html.includes('<meta name="robots" content="noindex"/>');
        if (outcomes.guest === 404) expect(unlisted, where).toBe(true);
        if (unlisted) continue;
        expect(all(/<meta name="description" content="([^"]{20,})"\/>/g), where).toHaveLength(1);
        expect(all(/<link rel="canonical" href="(http[^"]+)"\/>/g), where).toHaveLength(1);
        expect(all(/<link rel="alternate" hrefLang="([^"]+)"/gi), where).toEqual([...locales, 'x-default']);
      }
    }
  });

  for (const [slug, canonical] of [
    ['table', '/pokies/table'],
    ['roulette', '/pokies/roulette'],
    ['live_all', '/live/all'],
  ] as const) {
    test(`${slug} has one canonical address under all its names, and the sitemap knows no other`, async () => {
      // A list among the tables is its own.
      const names = ['pokies', 'categories', 'games'].map((section) => `/${section}/${slug}`);
      for (const name of [canonical, ...names]) {
        const html = await (await ask(name)).text();
        expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], name).toBe(casino.url + canonical);
      }
      const listed = await (await ask('/sitemap.xml')).text();
      const known = [...names, canonical].filter((name) => listed.includes(`<loc>${casino.url}${name}</loc>`));
      expect(new Set(known)).toEqual(new Set([canonical]));
    });
  }

  for (const [path, target] of [
    ['/pokies/all/', '/pokies/all'],
    ['/de/', '/de'],
    ['/support///', '/support'],
    ['/pokies/all/?page=2', '/pokies/all?page=2'],
  ] as const) {
    test(`the slash at the end of ${path} is stripped`, async () => {
      expect(outcomeOf(await ask(path))).toBe(`301 ${target}`);
    });
  }

  test('no address leads off the site, however its slashes are written', async () => {
    for (const path of [
      '//elsewhere.example/',
      '/\\elsewhere.example/',
      '/.//elsewhere.example/',
      '///elsewhere.example',
    ]) {
      const answer = await raw(path);
      const location = answer.location ?? '/';
      expect(new URL(location, casino.url).origin, path).toBe(casino.url);
      expect(answer.text, path).not.toContain('href="http://elsewhere.example');
    }
  });

  /** Asks with the path as it is written: fetch would tidy it up. */
  function raw(path: string): Promise<{ location: string | undefined; text: string }> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(casino.url);
      const request = http.request({ hostname, port, path, headers: { accept: 'text/html' } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ location: response.headers.location, text }));
      });
      request.on('error', reject).end();
    });
  }

  test('the levels and what brings points are on their page without script', async () => {
    const html = await (await ask('/profile/level', 'player')).text();
    const levels = /<section[^>]*aria-labelledby="all-levels".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(levels.match(/<li\b/g)).toHaveLength(12);
    expect(levels).toMatch(/from (<!-- -->)?[\d,]+ points/);
    expect(html).toContain('Every euro of your own money that you stake earns 1 point');
  });

  test('robots.txt keeps personal addresses out and names the sitemap', async () => {
    const text = await (await ask('/robots.txt')).text();
    for (const path of ['/api/', '/profile', '/deposit', '/withdraw', '/favorite-games']) {
      expect(text).toContain(`Disallow: ${path}\n`);
    }
    expect(text).not.toMatch(/Disallow: \/(pokies|play|support)?\n/);
    expect(text).toContain(`Sitemap: ${casino.url}/sitemap.xml\n`);
  });

  test(
    'the sitemap lists the public pages in every language, and every one of a sample answers',
    { timeout: 120_000 },
    async () => {
      const response = await ask('/sitemap.xml');
      expect(response.headers.get('content-type')).toContain('application/xml');
      const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
      expect(new Set(listed).size).toBe(listed.length);
      const paths = listed.map((url) => url.replace(casino.url, ''));
      for (const path of ['/', '/de', '/pokies/all', '/de/fairness', '/support', '/play/turbogames/rocket-x']) {
        expect(paths).toContain(path);
      }
      expect(paths.filter((path) => /\/(sign-|deposit(\/|$)|profile|oops|login)/.test(path))).toEqual([]);
      // A sample: all kinds are among them, and it stays a matter of seconds.
      const step = everything ? 7 : 61;
      for (const path of paths.filter((_, at) => at % step === 0)) expect((await ask(path)).status, path).toBe(200);
    },
  );
}
