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
  const read = async (host: string, path: string): Promise<string> =>
    (await fetch(casino.url + path, { headers: { accept: 'text/html', 'x-forwarded-host': host } })).text();

  for (const { host, brand, canonical, hidden } of names) {
    test(`${host} speaks as ${brand}, is known as ${canonical} and lists its languages`, async () => {
      const known = `http://${canonical}`;
      const listed = listedLocales(hidden, 'en');
      for (const own of ['/pokies/all', '/de/pokies/all']) {
        const html = await read(host, own.startsWith('/de') ? own : `/en${own}`);
        expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(new RegExp(`\\| ${brand}$`));
        expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(known + own);
        const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
        expect(Object.fromEntries(links.map(([, language, href]) => [language, href]))).toEqual({
          ...Object.fromEntries(listed.map((code) => [code, `${known}${code === 'en' ? '' : `/${code}`}/pokies/all`])),
          'x-default': `${known}/pokies/all`,
        });
        expect(html).toContain(`data-brand="${brand.toLowerCase()}"`);
      }
      expect(await read(host, '/robots.txt')).toContain(`Sitemap: ${known}/sitemap.xml`);
    });
  }

  test('a hidden language has an address of its own, which only its own readers are led to', async () => {
    const offered = (html: string): string[] => [
      ...new Set([...html.matchAll(/class="language-option[^>]*hrefLang="([^"]+)"/gi)].map(([, code = '']) => code)),
    ];
    const hidden = await read('cosmodrome.example', '/au/pokies/all');
    expect(hidden).toContain('<html lang="en-AU"');
    expect(hidden).toContain('<link rel="canonical" href="http://cosmodrome.example/pokies/all"/>');
    expect([...hidden.matchAll(/rel="alternate" hrefLang="([^"]+)"/gi)].map(([, code]) => code)).not.toContain('en-AU');
    expect(offered(hidden)).toContain('en-AU');
    expect(offered(await read('cosmodrome.example', '/de/pokies/all'))).not.toContain('en-AU');
    const few = offered(await read('ee.auralune.example', '/de/pokies/all'));
    expect(new Set(few)).toEqual(new Set(listedLocales(names[3].hidden, 'de')));
    // Hidden by one host, listed by another.
    const listed = await read('auralune.example', '/en-AU/pokies/all');
    expect(listed).toContain('<link rel="canonical" href="http://auralune.example/en-AU/pokies/all"/>');
  });

  test('a game and a page of the operator carry the brand of their host', async () => {
    const game = await read('auralune.example', '/en/play/turbogames/rocket-x?mode=demo');
    expect(/<title>([^<]*)/.exec(game)?.[1]).toMatch(/ \| Auralune$/);
    expect(game).toContain('<link rel="canonical" href="http://auralune.example/play/turbogames/rocket-x"/>');
    const terms = await read('auralune.example', '/en/terms-and-conditions');
    const main = /<main.*<\/main>/s.exec(terms)?.[0];
    expect(main).toContain('Auralune is casino software');
    expect(main).not.toContain('Cosmodrome');
    expect(terms).toContain('<title>Terms and conditions | Auralune</title>');
  });

  test('two hosts of one node are shown under their own licences', async () => {
    for (const [host, licence, age] of [
      ['ee.cosmodrome.example', 'EE', 21],
      ['cosmodrome.example', 'CW', 18],
    ] as const) {
      const html = await read(host, '/en/terms-and-conditions');
      expect(/<main.*<\/main>/s.exec(html)?.[0]).toContain(`at least ${age} years old`);
      const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
      expect(footer).toContain(`Cosmodrome is operated under the ${licence} licence. Players must be ${age} or older.`);
      expect(footer).toContain(`>${age}+<`);
      const marks = /aria-label="Payment methods">(.*?)<\/ul>/s.exec(footer)?.[1] ?? '';
      const named = [...marks.matchAll(/<li aria-label="([^"]+)"/g)].map(([, name]) => name);
      if (licence === 'EE') expect(named).toEqual(['Cards', 'E-wallets', 'Bank transfer', 'Vouchers']);
      else expect(named).toContain('BTC');
    }
  });
}
