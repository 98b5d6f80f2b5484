import { expect, test } from './fixtures/test.ts';

test.use({ casinoKind: 'dressed' });

test('the footer shows what the brand names: contact, places elsewhere, partners, awards, certificates @wide', async ({
  page,
  shot,
}) => {
  await page.goto('/support');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link', { name: '+372 600 1234' })).toHaveAttribute('href', 'tel:+3726001234');
  await expect(footer.getByRole('link', { name: 'Orbit News' })).toHaveAttribute('href', 'https://news.example/orbit');
  await expect(footer.getByRole('list', { name: 'Awards' })).toContainText('Night Sky Prize 2025');
  await shot('footer');
  const partners = footer.getByRole('region', { name: 'Partners' });
  const last = partners.getByRole('listitem').last();
  // Its buttons bring those that stand outside, by keyboard, too; on a phone a finger draws the row along.
  await expect(async () => {
    await partners.getByRole('button', { name: 'More partners' }).press('Enter', { timeout: 1_000 });
    await expect(last).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await footer.getByRole('list', { name: 'Certificates' }).getByRole('link', { name: 'Provably fair' }).click();
  await expect(page).toHaveURL(/\/fairness$/);
});
