import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Bank } from './pages/bank.ts';
import { Cashbox } from './pages/cashbox.ts';

const SCREENING = '**/api/users/transaction';

test('a deposit says from which device it comes, beside its way to the bank', async ({ page, context, casino }) => {
  await context.addCookies((await newPlayer(casino.url)).cookies());
  await page.goto('/deposit');
  const cashbox = new Cashbox(page);
  await cashbox.goOnWithoutLimit();
  const asked = page.waitForRequest(SCREENING);
  await cashbox.deposit('20', 'Card');
  expect((await asked).postDataJSON()).toEqual({
    payment_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    dfpc: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  await expect(new Bank(page).heading).toBeVisible();
});

test('a deposit goes its way also where nobody hears it', async ({ page, context, casino }) => {
  await context.addCookies((await newPlayer(casino.url)).cookies());
  // Never answered: whoever waited for it would wait for ever.
  await page.route(SCREENING, () => undefined);
  await page.goto('/deposit');
  const cashbox = new Cashbox(page);
  await cashbox.goOnWithoutLimit();
  await cashbox.deposit('20', 'Card');
  await expect(new Bank(page).heading).toBeVisible();
});
