import { expectAccessible, WCAG } from './fixtures/accessible.ts';
import { deposit, newEmail, signUp, startDeposit } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { Cashbox } from './pages/cashbox.ts';
import { Limits } from './pages/limits.ts';

test('limits hold, wait, and close what they say they close', async ({ page, casino, shot, complaints }) => {
  test.setTimeout(240_000);
  const limits = new Limits(page);
  const cashbox = new Cashbox(page);
  const visitor = new Visitor(casino.url);
  const email = await signUp(visitor, newEmail());
  await deposit(visitor, 3_000);
  await page.context().addCookies(visitor.cookies());
  const deposits = limits.card('Deposit limit');

  await test.step('a first limit holds at once and shows what is used', async () => {
    await limits.open();
    await limits.set('Deposit limit', 'Per day', '50');
    await expect(deposits).toContainText('of €50.00 used');
    await expect(deposits).toContainText('€20.00 left');
    await shot('limits-set');
  });

  await test.step('a deposit above it is refused in words', async () => {
    await page.goto('/deposit');
    await cashbox.deposit('30', 'Card');
    await expect(cashbox.dialog.getByText(/This is more than your deposit limit leaves/)).toBeVisible();
    await shot('limits-deposit-refused');
  });

  await test.step('lower holds at once', async () => {
    await limits.open();
    await limits.change('Deposit limit', '40');
    await expect(deposits).toContainText('€10.00 left');
  });

  await test.step('higher waits, with a countdown, and is confirmed by the link in the mail', async () => {
    await limits.change('Deposit limit', '500');
    await expect(deposits).toContainText('€500.00: please confirm by e-mail');
    await expect(deposits).toContainText(/in 2[34] h \d+ min/);
    await expect(deposits).toContainText('of €40.00 used');
    await shot('limits-waiting');
    await expectAccessible(page, WCAG);

    await page.goto(`/sandbox/mailbox?to=${encodeURIComponent(email)}`);
    const link = new URL((await page.getByRole('link').first().getAttribute('href')) ?? '');
    await page.goto(`${link.pathname}${link.search}`);
    await page.getByRole('button', { name: 'Confirm the change' }).click();
    await expect(page.getByText('The higher limit takes effect on')).toBeVisible();
    await shot('limits-confirmed');
    await limits.open();
    await expect(deposits).toContainText('€500.00 is confirmed');
    await expect(deposits).toContainText('of €40.00 used');
    await page.goto(`${link.pathname}${link.search}`);
    await page.getByRole('button', { name: 'Confirm the change' }).click();
    await expect(page.getByText('This link has been used, has expired or is incomplete.')).toBeVisible();
  });

  await test.step('a break closes games and deposits, by keyboard', async () => {
    await limits.open();
    await limits.card('Take a break').getByRole('button', { name: 'Choose a break' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Take a break' });
    await dialog.getByLabel('How long').selectOption({ label: '24 hours' });
    await shot('limits-break');
    await dialog.getByRole('button', { name: 'Start the break' }).press('Enter');
    await expect(limits.card('Take a break')).toContainText('Lasts until');
    await page.goto('/play/turbogames/rocket-x?mode=real');
    await expect(page).toHaveURL(/\/profile\/limits$/);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('You are taking a break.');
    await shot('limits-on-break');
    await expect(startDeposit(visitor, 1_000)).rejects.toThrow();
  });

  await test.step('and withdrawing stays possible', async () => {
    await page.goto('/cashbox');
    await cashbox.withdraw('20', 'E-wallet', 'pilot@wallet.example');
    await expect(cashbox.result('Your withdrawal has been paid')).toBeVisible();
  });

  // The refusals that were asked for, and nothing else.
  expect(
    complaints
      .splice(0)
      .filter(
        (complaint) => !/422|LOAD_CASHBOX_START_ERROR|LOAD_LIMITS_CONFIRM_ERROR|LOAD_PLAY_LAUNCH_ERROR/.test(complaint),
      ),
  ).toEqual([]);
});
