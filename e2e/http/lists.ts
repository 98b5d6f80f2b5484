import { expect, test } from 'vitest';
import type { OpenCasino } from './open-casino.ts';

const addresses: readonly [path: string, heading: string, canonical: string][] = [
  ['/pokies/all', 'All games', '/pokies/all'],
  ['/pokies/high-volatility', 'High volatility', '/pokies/high-volatility'],
  ['/categories/book-games', 'Books', '/pokies/book-games'],
  ['/games/new', 'New', '/pokies/new'],
  ['/slots', 'All games', '/pokies/all'],
  ['/slots/anything', 'All games', '/pokies/all'],
  ['/live/all', 'All tables', '/live/all'],
  ['/live/roulette', 'Roulette', '/live/roulette'],
  ['/producers/apogee', 'Apogee', '/producers/apogee'],
  ['/producers/apogee/1', 'Apogee', '/producers/apogee'],
];
/** What the document of each list names and holds. */
export function lists(casino: OpenCasino): void {
  for (const [path, heading, canonical] of addresses) {
    test(`${path} lists ${heading}`, async () => {
      const html = await (await fetch(casino.url + path, { headers: { accept: 'text/html' } })).text();
      const text = (found: string | undefined): string => (found ?? '').replaceAll(/<[^>]*>/g, '');
      expect(text(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1])).toBe(heading);
      const tiles = [...html.matchAll(/<a [^>]*class="[^"]*ui-tile-link[^"]*"[^>]*>(.*?)<\/a>/gs)];
      const titles = tiles.map(([, title]) => text(title));
      expect(titles.length).toBeGreaterThan(0);
      expect(new Set(titles).size).toBe(titles.length);
      const known = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(new URL(known).pathname).toBe(canonical);
    });
  }

  test('an address behind the last page leads to the last one, whatever else it says', async () => {
    for (const [path, last] of [
      ['/producers/apogee/999', /^\/producers\/apogee(\/\d{1,2})?$/],
      ['/de/pokies/all?sort=title&page=9999', /^\/de\/pokies\/all\?sort=title&page=([2-9]|\d\d)$/],
      ['/live/egypt-games?page=700', /^\/live\/egypt-games(\?page=\d{1,2})?$/],
    ] as const) {
      const answer = await fetch(casino.url + path, { headers: { accept: 'text/html' } });
      expect(answer.redirected, path).toBe(true);
      const { pathname, search } = new URL(answer.url);
      expect(pathname + search).toMatch(last);
      const html = await answer.text();
      expect(html).toContain('ui-tile-link');
      // Each list of tables is known to search engines under its own address.
      const known = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      if (pathname.startsWith('/live')) expect(new URL(known).pathname).toBe('/live/egypt-games');
    }
  });

  test('the lobby comes with the first picture of its banners alone, which is asked for before others', async () => {
    const html = await (await fetch(casino.url, { headers: { accept: 'text/html' } })).text();
    const carousel = /<section[^>]*ui-banner.*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(carousel.match(/ui-banner-slide/g)?.length).toBeGreaterThan(1);
    expect(carousel.match(/<img [^>]*>/g)).toEqual([expect.stringMatching(/loading="eager".*fetchPriority="high"/i)]);
  });

  test('menus lead only to categories with games', async () => {
    const { body } = await casino.player.call('games.collections');
    const filled = body.map(({ id }) => id);
    for (const path of ['/pokies/all', '/live/all', '/categories/top', '/producers/apogee']) {
      const html = await (await fetch(casino.url + path, { headers: { accept: 'text/html' } })).text();
      const menu = /<nav[^>]*aria-label="Categories"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
      const links = [...menu.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
      expect(links.length, path).toBeGreaterThan(1);
      for (const href of links)
        expect(filled).toContain(href === '/live/all' ? 'live_all' : (href.split('/').at(-1) ?? ''));
    }
  });
}
