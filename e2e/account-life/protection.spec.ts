import { expect, type Locator, type Page } from '@playwright/test';
import { linkOf } from '../fixtures/letters.ts';
import { deposit, signUp } from '../fixtures/player.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { languages, test, titled, Walk } from './setting.ts';

/** Opens the form of a limit of money, fills it in and saves it. */
async function setMoney(walk: Walk, type: string, period: string | null, amount: string): Promise<Locator> {
  const card = walk.region(`limits.types.${type}.title`);
  if (period !== null) await card.getByRole('combobox').selectOption(period);
  await card.getByRole('textbox').fill(amount);
  await card.getByRole('textbox').press('Enter');
  await expect(card.getByRole('textbox')).toBeHidden();
  return card;
}

/** As if half a year had passed since they last looked at their limits. */
const askAgain = (page: Page): Promise<unknown> =>
  page.route(
    /\/batch\?/,
    async (route) => {
      const response = await route.fetch();
      const all = (await response.json()) as Record<string, { status: number; body: Record<string, unknown> }>;
      for (const { body } of Object.values(all)) if ('prompt' in body) body['prompt'] = 'review';
      await route.fulfill({ response, json: all });
    },
    { times: 1 },
  );

/** As if the next game were opened in the middle of a long evening. */
const playedForLong = (page: Page): Promise<unknown> =>
  page.route(
    '**/api/games/*/*/launch',
    async (route) => {
      const response = await route.fetch();
      const launch = (await response.json()) as object;
      const before = new Date(Date.now() - 70 * 60_000).toISOString();
      const json = { ...launch, gaming_session: { started_at: before, checked_at: before } };
      await route.fulfill({ response, json });
    },
    { times: 1 },
  );

for (const language of languages) {
  test(titled('limits are set, lowered, raised and removed', language), async ({ page, casino, shot }) => {
    test.setTimeout(300_000);
    const walk = new Walk(page, language, casino.url, shot);
    const player = new Visitor(casino.url);
    const email = await signUp(player);
    await walk.arrive(player);
    const cardOf = (type: string): Locator => walk.region(`limits.types.${type}.title`);
    const change = (card: Locator): Promise<void> =>
      card.getByRole('button', { name: walk.t('limits.changeOf') }).click();

    await test.step('each kind of limit', async () => {
      await walk.open('/profile/limits');
      await expect(cardOf('deposit')).toBeVisible();
      for (const [type, period] of [
        ['deposit', 'day'],
        ['loss', 'week'],
        ['wager', 'month'],
      ] as const) {
        const card = cardOf(type);
        await card.getByRole('button').click();
        if (type === 'deposit') {
          await card.getByRole('button', { name: walk.t('limits.form.save'), exact: true }).click();
          await walk.says('limits.form.errors.period', card);
          await walk.look('limit-refused');
        }
        await setMoney(walk, type, period, '50');
      }
      await walk.look('limits');
      for (const type of ['session', 'reality_check']) {
        const card = cardOf(type);
        await walk.button('limits.form.own', card).click();
        const minutes = card.getByRole('textbox');
        await minutes.fill('9999');
        await minutes.press('Enter');
        await expect(minutes).toHaveAttribute('aria-invalid', 'true');
        await walk.look(`${type}-refused`);
        await minutes.fill('45');
        await minutes.press('Enter');
        await expect(minutes).not.toHaveAttribute('aria-invalid', 'true');
        await expect(walk.button('limits.form.remove', card)).toBeVisible();
      }
      await walk.look('time-limits');
    });

    await test.step('lower at once, higher later and by a letter', async () => {
      const card = cardOf('deposit');
      await change(card);
      await setMoney(walk, 'deposit', null, '40');
      await walk.says('limits.saved.money');
      await change(card);
      await card.getByRole('textbox').fill('1000000');
      await walk.says('limits.effect.later', card);
      await walk.look('limit-higher');
      await setMoney(walk, 'deposit', null, '1000000');
      await walk.says('limits.waiting.unconfirmed.title', card);
      await walk.look('limit-waits');
      const minutes = cardOf('session').getByRole('textbox');
      await minutes.fill('90');
      await minutes.press('Enter');
      await walk.says('limits.waiting.unconfirmed.title', cardOf('session'));

      const letter = await linkOf(page.url(), email, walk.t('mail.limit_raise.subject'));
      await walk.open(letter);
      await walk.look('limit-letter');
      await walk.button('limits.confirm.button').click();
      await walk.says('limits.confirm.done');
      await walk.look('limit-confirmed');
      await walk.open(letter);
      await walk.button('limits.confirm.button').click();
      await walk.says('limits.confirm.failed');
      await walk.look('limit-letter-used');
    });

    await test.step('removed after a wait, or kept after all', async () => {
      await walk.open('/profile/limits');
      const card = cardOf('loss');
      await change(card);
      await walk.look('limit-change');
      await walk.button('limits.form.remove', card).click();
      await walk.says('limits.waiting.unconfirmed_disable.title', card);
      await walk.look('limit-removal');
      await walk.button('limits.waiting.keep', card).click();
      await expect(walk.button('limits.waiting.keep', card)).toBeHidden();
      await walk.button('limits.form.remove', cardOf('reality_check')).click();
      await walk.says('limits.waiting.unconfirmed_disable.title', cardOf('reality_check'));
      await walk.look('time-limit-removal');
    });

    await test.step('asked about again after a while', async () => {
      await askAgain(page);
      await walk.open('/deposit');
      const review = walk.dialog('protection.prompt.review.title');
      await expect(review.getByRole('term')).toHaveCount(3);
      await walk.look('limits-review');
      await walk.button('protection.prompt.review.keep', review).click();
      await expect(walk.dialog('cashbox.title')).toBeVisible();
    });
  });

  test(titled('a break, an exclusion and a self-assessment', language), async ({ page, casino, shot }) => {
    test.setTimeout(300_000);
    const walk = new Walk(page, language, casino.url, shot);
    const player = new Visitor(casino.url);
    await signUp(player);
    await deposit(player, 5_000);
    await walk.arrive(player);

    await test.step('a game stops for a look', async () => {
      await playedForLong(page);
      await walk.open('/play/orbital-9/cosmic-gems?mode=real');
      const check = page.locator('dialog:modal');
      await walk.button('play.check.goOn', check).waitFor();
      await walk.look('reality-check');
      await walk.button('play.check.goOn', check).click();
      await expect(check).toBeHidden();
      await walk.look('game');
    });

    await test.step('answers eight questions', async () => {
      await walk.open('/self-assessment');
      await walk.button('protection.assessment.submit').click();
      await walk.says('protection.assessment.missing');
      await walk.look('assessment');
      // Nothing has to be moved to find the strongest answer.
      const always = page.getByRole('radiogroup').first().getByText(walk.t('protection.assessment.answers.always'));
      await expect(always).toBeInViewport({ ratio: 1 });
      for (const question of await page.getByRole('radiogroup').all()) {
        await question.getByText(walk.t('protection.assessment.answers.often'), { exact: true }).click();
      }
      await walk.button('protection.assessment.submit').click();
      await walk.says('protection.assessment.results.act.title');
      await walk.look('assessment-act');
      await walk.open('/profile/limits');
      await walk.says('protection.offers.assessment');
      await walk.look('no-offers');
      await walk.open('/profile/level');
      await walk.says('levels.heldBack.title');
      await walk.look('level-held-back');
    });

    for (const [type, period, longer] of [
      ['coolingoff', 'day', 'week'],
      ['selfexclusion', 'month_6', 'forever'],
    ] as const) {
      await test.step(`begins and lengthens: ${type}`, async () => {
        await walk.open('/profile/limits');
        const card = walk.region(`limits.breaks.${type}.title`);
        await walk.button(`limits.breaks.${type}.button`, card).click();
        const dialog = walk.dialog(`limits.breaks.${type}.title`);
        await walk.button(`limits.breaks.${type}.begin`, dialog).click();
        await walk.says('limits.breaks.chooseError', dialog);
        await walk.look(`${type}-question`);
        await dialog.getByRole('combobox').selectOption(period);
        await walk.button(`limits.breaks.${type}.begin`, dialog).click();
        await walk.says('limits.breaks.until', card);
        await walk.look(`${type}-runs`);
        await walk.button('limits.breaks.longer', card).click();
        await dialog.getByRole('combobox').selectOption(longer);
        await walk.look(`${type}-longer`);
        await walk.button(`limits.breaks.${type}.begin`, dialog).click();
        await expect(dialog).toBeHidden();
        if (longer === 'forever') await walk.says('limits.breaks.forever', card);
      });
    }

    await test.step('games and deposits are closed, withdrawing is not', async () => {
      await walk.open('/play/orbital-9/cosmic-gems?mode=real');
      await expect(page).toHaveURL(/\/profile\/limits$/);
      await walk.look('game-closed');
      await walk.open('/deposit');
      const cashbox = walk.dialog('cashbox.title');
      await walk.says('cashbox.excluded.title', cashbox);
      await walk.look('deposit-closed');
      await walk.open('/withdraw');
      await cashbox.getByRole('radio', { name: walk.t('cashbox.methods.e-wallet') }).check({ force: true });
      await walk.field('cashbox.amount.withdraw', cashbox).fill('20');
      await walk.field('cashbox.fields.wallet_account', cashbox).fill('pilot@wallet.example');
      await walk.button('cashbox.submit.withdraw', cashbox).click();
      await expect(
        page.getByRole('heading', { name: walk.t('cashbox.result.states.cashout.succeeded') }),
      ).toBeVisible();
    });
  });
}
