import { listedLocales } from '@cosmodrome/rules/content/locales';
import { expect, test } from 'vitest';
import type { OpenCasino } from './open-casino.ts';

const names = [
  { host: 'cosmodrome.example', brand: 'Cosmodrome', canonical: 'cosmodrome.example', hidden: ['en-AU'] },
  { host: 'orbit.cosmodrome.example', brand: 'Cosmodrome', canonical: 'cosmodrome.example', hidden: ['en-AU'] },
  { host: 'www.auralune.example', brand: 'Auralune', canonical: 'auralune.example', hidden: [] },
  {
    host: 'ee.auralune.example',
    brand: 'Auralune',
    canonical: 'ee.auralune.example',
    hidden: ['en-AU', 'en-CA', 'fr-CA', 'en-NZ'],
  },
] as const;

/** What search engines learn of a page from each host: its title, its address, and its other languages. */
export function hosts(casino: OpenCasino): void {
  for (const { host, brand, canonical, hidden } of names) {
    test(`${host} speaks as ${brand}, is known as ${canonical} and lists its languages`, async () => {
      const read = async (path: string): Promise<string> =>
        (await fetch(casino.url + path, { headers: { accept: 'text/html', 'x-forwarded-host': host } })).text();
      const known = `http://${canonical}`;
      const listed = listedLocales(hidden, 'en');
      for (const own of ['/pokies/all', '/de/pokies/all']) {
        const html = await read(own.startsWith('/de') ? own : `/en${own}`);
        expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(new RegExp(`\\| ${brand}$`));
        expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(known + own);
        const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
        expect(Object.fromEntries(links.map(([, language, href]) => [language, href]))).toEqual({
          ...Object.fromEntries(listed.map((code) => [code, `${known}${code === 'en' ? '' : `/${code}`}/pokies/all`])),
          'x-default': `${known}/pokies/all`,
        });
        expect(html).toContain(`data-brand="${brand.toLowerCase()}"`);
      }
      expect(await read('/robots.txt')).toContain(`Sitemap: ${known}/sitemap.xml`);
    });
  }
}
