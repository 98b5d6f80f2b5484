import type { Page } from '@playwright/test';
import { locales } from '@cosmodrome/rules/content/locales';
import { expect, test } from './fixtures/test.ts';

/** What search engines learn of a page: its address and its other languages. e2e/http/hosts.ts has all of it, for each host. */
async function headOf(page: Page): Promise<{ canonical: string; languages: Record<string, string> }> {
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  const links = await page.locator('link[rel=alternate]').evaluateAll((all) => all.map((one) => one.outerHTML));
  const attribute = (html: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';
  const languages = links.map((html) => [attribute(html, 'hreflang'), attribute(html, 'href')]);
  return { canonical, languages: Object.fromEntries(languages) };
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
  // What the host hides is offered only to whoever is there.
  await expect(menu.getByRole('link')).toHaveCount(locales.length);
  await menu.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/de/pokies/all`);

  await page.goto(`http://auralune.example:${new URL(casino.url).port}/en-AU/pokies/all`);
  expect((await headOf(page)).canonical).toBe('http://auralune.example/en-AU/pokies/all');

  // A host that hides four offers none of them.
  await page.goto(`http://ee.auralune.example:${new URL(casino.url).port}/de/pokies/all`);
  await page.getByRole('banner').getByRole('button', { name: 'Sprache' }).click();
  await expect(page.getByRole('dialog', { name: 'Sprache' }).getByRole('link')).toHaveCount(locales.length - 4);
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
