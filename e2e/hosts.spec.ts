import type { Page } from '@playwright/test';
import { listedLocales, locales } from '@cosmodrome/rules/content/locales';
import { expect, test } from './fixtures/test.ts';

/** What search engines learn of a page: its title, its address, and its other languages. */
async function headOf(page: Page): Promise<{ title: string; canonical: string; languages: Record<string, string> }> {
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  const links = await page.locator('link[rel=alternate]').evaluateAll((all) => all.map((one) => one.outerHTML));
  const attribute = (html: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';
  const languages = links.map((html) => [attribute(html, 'hreflang'), attribute(html, 'href')]);
  return { title: await page.title(), canonical, languages: Object.fromEntries(languages) };
}

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

for (const { host, brand, canonical, hidden } of names) {
  test(`${host} speaks as ${brand}, is known as ${canonical} and lists its languages`, async ({ page, casino }) => {
    const site = `http://${host}:${new URL(casino.url).port}`;
    const known = `http://${canonical}`;
    const listed = listedLocales(hidden, 'en');
    for (const [path, inEnglish] of [
      ['/en/pokies/all', '/pokies/all'],
      ['/de/pokies/all', '/pokies/all'],
    ] as const) {
      await page.goto(site + path);
      const head = await headOf(page);
      const own = path.startsWith('/de') ? `/de${inEnglish}` : inEnglish;
      expect(head.title).toMatch(new RegExp(`\\| ${brand}$`));
      expect(head.canonical).toBe(known + own);
      expect(head.languages).toEqual({
        ...Object.fromEntries(listed.map((code) => [code, `${known}${code === 'en' ? '' : `/${code}`}${inEnglish}`])),
        'x-default': known + inEnglish,
      });
    }
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand.toLowerCase());
    // The menu of languages offers what the host lists, and nothing it hides.
    const menu = page.getByRole('banner').getByRole('button', { name: 'Sprache' });
    await menu.click();
    const offered = page.getByRole('dialog', { name: 'Sprache' }).getByRole('link');
    await expect(offered).toHaveCount(locales.length - hidden.length);
    const robots = await page.evaluate(async () => (await fetch('/robots.txt')).text());
    expect(robots).toContain(`Sitemap: ${known}/sitemap.xml`);
  });
}

test('Australian English has an address of its own where it is hidden, which search engines do not learn', async ({
  page,
  casino,
}) => {
  const site = `http://cosmodrome.example:${new URL(casino.url).port}`;
  await page.goto(`${site}/au/pokies/all`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
  const { canonical, languages } = await headOf(page);
  expect(canonical).toBe('http://cosmodrome.example/pokies/all');
  expect(Object.keys(languages)).not.toContain('en-AU');
  expect(Object.keys(languages)).not.toContain('au');
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  const menu = page.getByRole('dialog', { name: 'Language' });
  await expect(menu.locator('[aria-current]')).toContainText('English (AU)');
  await menu.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/de/pokies/all`);

  await page.goto(`http://auralune.example:${new URL(casino.url).port}/en-AU/pokies/all`);
  expect((await headOf(page)).canonical).toBe('http://auralune.example/en-AU/pokies/all');
});

test('a game and a page of the operator carry the brand of their host', async ({ page, casino }) => {
  const site = `http://auralune.example:${new URL(casino.url).port}`;
  await page.goto(`${site}/en/play/turbogames/rocket-x?mode=demo`);
  await expect(page).toHaveTitle(/Auralune/);
  expect((await headOf(page)).canonical).toBe('http://auralune.example/play/turbogames/rocket-x');
  await page.goto(`${site}/en/terms-and-conditions`);
  await expect(page.getByRole('main')).toContainText('Auralune is casino software');
  await expect(page.getByRole('main')).not.toContainText('Cosmodrome');
  await expect(page).toHaveTitle('Terms and conditions | Auralune');
});
