import type { Page } from '@playwright/test';
import { newEmail, password } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Cashbox, methodNamed } from './pages/cashbox.ts';
import { Enter } from './pages/enter.ts';
import { Site } from './pages/site.ts';

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

test('who joins on a host keeps its licence, on the other one too', async ({ page, casino, context }) => {
  const person = { email: newEmail(), password };
  const enter = new Enter(page);
  await page.goto(under(casino.url, EE, '/en/sign-up'));
  const form = enter.signUpForm;
  await expect(form.getByRole('checkbox', { name: /I am 21 or older/ })).toBeVisible();
  const countries = form.getByRole('combobox', { name: 'Country' }).getByRole('option');
  await expect(countries.filter({ hasText: 'Estonia' })).toHaveCount(1);
  await expect(countries.filter({ hasText: 'Australia' })).toHaveCount(0);
  await expect(form.getByRole('combobox', { name: 'Currency' }).getByRole('option', { name: 'BTC' })).toHaveCount(0);
  await enter.register(person, 21);

  for (const host of [EE, CW]) {
    if (host === CW) {
      await context.clearCookies();
      await page.goto(under(casino.url, CW, '/en/sign-in'));
      await enter.signIn(person);
    }
    await page.goto(under(casino.url, host, '/en'));
    await new Site(page).toCashbox();
    const cashbox = new Cashbox(page);
    if (host === EE) await cashbox.introduce('38001085718');
    await expect(cashbox.dialog.getByRole('radio', { name: methodNamed('Card') })).toBeAttached();
    await expect(cashbox.dialog.getByRole('radio', { name: 'E-wallet' })).toBeAttached();
    await expect(cashbox.dialog.getByRole('radio', { name: /Bitcoin/ })).toHaveCount(0);
  }
});

test('an account from a host for people of 18 neither pays in nor plays where 21 years are asked', async ({
  page,
  casino,
  shot,
  complaints,
}) => {
  const person = { email: newEmail(), password };
  const enter = new Enter(page);
  const cashbox = new Cashbox(page);
  await page.goto(under(casino.url, CW, '/en/sign-up'));
  await enter.register(person);
  await page.goto(under(casino.url, EE, '/en/sign-in'));
  await enter.signIn(person);
  await page.goto(under(casino.url, EE, '/en/deposit'));
  const year = new Date().getFullYear() - 20;
  await cashbox.tellDetails({ born: `01/01/${year}`, code: '50601010001' });
  await expect(cashbox.dialog.getByText("You're not old enough to play on this site")).toBeVisible();
  await expect(cashbox.dialog).toContainText('at least 21 years old');
  await shot('age-deposit');
  await cashbox.dialog.getByRole('link', { name: 'Withdraw' }).click();
  await expect(cashbox.dialog.getByLabel('You withdraw')).toBeVisible();

  await page.goto(under(casino.url, EE, '/en/play/turbogames/rocket-x?mode=real'));
  await expect(page.getByRole('heading', { name: "You're not old enough to play on this site" })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('at least 21 years old');
  await shot('age-game');
  // One refusal: for the age.
  expect(complaints.splice(0).filter((each) => each.startsWith('answer: 422'))).toHaveLength(1);
});
