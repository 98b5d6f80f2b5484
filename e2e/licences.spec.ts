import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

const CW = 'cosmodrome.example';
const EE = 'ee.cosmodrome.example';

test.use({ newcomer: true });

/** The address of a page under one of the operator's names, all of which lead to the one casino. */
const under = (casinoUrl: string, host: string, path: string): string =>
  `http://${host}:${new URL(casinoUrl).port}${path}`;

/** What the footer says of licence, age and ways to pay. */
async function footerOf(page: Page): Promise<{ licence: string; marks: string[] }> {
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const licence = await footer.getByText(/is operated under/).textContent();
  const marks = await footer.getByRole('list', { name: 'Payment methods' }).getByRole('listitem').all();
  return {
    licence: licence ?? '',
    marks: await Promise.all(marks.map(async (mark) => (await mark.getAttribute('aria-label')) ?? '')),
  };
}

test('two hosts of one node are shown under their own licences', async ({ page, casino, shot }) => {
  await page.goto(under(casino.url, EE, '/en/terms-and-conditions'));
  await expect(page.getByRole('main')).toContainText('at least 21 years old');
  await expect(page.getByText('21+', { exact: true })).toBeAttached();
  expect(await footerOf(page)).toEqual({
    licence: 'Cosmodrome is operated under the EE licence. Players must be 21 or older.',
    marks: ['Cards', 'E-wallets', 'Bank transfer', 'Vouchers'],
  });
  await shot('footer-ee');
  await page.goto(under(casino.url, CW, '/en/terms-and-conditions'));
  await expect(page.getByRole('main')).toContainText('at least 18 years old');
  await expect(page.getByText('18+', { exact: true })).toBeAttached();
  const { licence, marks } = await footerOf(page);
  expect(licence).toContain('under the CW licence');
  expect(marks).toContain('BTC');
});
