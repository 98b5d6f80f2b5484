// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bonus } from '../../../testing/bonuses.ts';
import { bodiesOf, refusal } from '../../../testing/cashbox.ts';
import { fill, type OpenPage, openPage } from '../../../testing/page.tsx';
import { euros, player } from '../../../testing/samples.ts';
import type { Answers } from '../../../testing/scripted-origin.ts';

const openBonuses = (answers: Answers = {}): Promise<OpenPage> =>
  openPage('/profile/promocode', {
    player,
    answers: {
      'bonuses.list': [],
      'bonuses.codeTerms': { deposit_bonus_code: null, offer: null },
      'bonuses.deposit': [],
      ...answers,
    },
  });
const redeem = async ({ user }: OpenPage, code: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await fill(field, code);
  await user.keyboard('{Enter}');
};

it('says what came of a code, and leads to the gift that it brought', async () => {
  const page = await openBonuses({
    'gifts.list': [],
    'shop.moneyRates': [],
    'bonuses.coupon': ({ body }) => {
      const { coupon_code } = body as { coupon_code: string };
      if (coupon_code !== 'stardust') return { status: 'failed_to_activate' };
      page.origin.answer({ 'bonuses.coupon': { status: 'already_activated' } });
      return { status: 'successfully_activated' };
    },
  });
  await redeem(page, 'NOSUCHCODE');
  expect(await screen.findByText(/^This code doesn't give you a bonus here\./)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link', { name: 'Your gifts' })).toBeNull();
  await redeem(page, ' stardust ');
  expect(await screen.findByText(/^Done\. The offer and its terms/)).toBeInstanceOf(HTMLElement);
  const way = screen.getByRole('link', { name: 'Your gifts' });
  await redeem(page, 'STARDUST');
  expect(await screen.findByText(/^You have already used this code/)).toBeInstanceOf(HTMLElement);
  expect(way.isConnected).toBe(false);
});

it('says in the wallet what is bonus money and how much of it is wagered', async () => {
  const { user } = await openBonuses({
    'bonuses.list': [bonus({ amount_wager_cents: 500 })],
    'money.accounts': [
      {
        ...euros(3_000),
        available_to_cashout_cents: 2_000,
        wager_status: { wager_requirement_cents: 5_000, wagered_cents: 500 },
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: /Balance/ }));
  const panel = await screen.findByRole('dialog', { name: 'Balance' });
  expect(await within(panel).findByText('Bonus money, in play')).toBeInstanceOf(HTMLElement);
  expect(await within(panel).findByRole('progressbar', { name: 'Wagering' })).toBeInstanceOf(HTMLElement);
});

it('keeps the wish for no bonuses, and what is pressed while it is on its way', async () => {
  const line = Promise.withResolvers<void>();
  const page = await openBonuses({
    'bonuses.settings': async ({ body }) => {
      await line.promise;
      return { ...player, can_issue_bonuses: (body as { can_issue: boolean }).can_issue };
    },
    'bonuses.coupon': () => refusal({ base: { bonuses_off: 'You have turned off bonus offers.' } }),
  });
  const wish = await screen.findByRole<HTMLInputElement>('switch', { name: 'Send me bonus offers' });
  expect(wish.checked).toBe(true);
  await page.user.click(wish);
  await page.user.click(wish);
  await page.user.click(wish);
  expect(wish.checked).toBe(false);
  line.resolve();
  const saved = () => bodiesOf(page.origin.asked, 'bonuses.settings');
  await expect.poll(saved).toEqual([{ can_issue: false }]);
  await page.user.click(wish);
  await expect.poll(saved).toEqual([{ can_issue: false }, { can_issue: true }]);
  await expect.poll(() => wish.checked).toBe(true);
  await redeem(page, 'STARDUST');
  expect((await screen.findByRole('alert')).textContent).toContain('You have turned off bonus offers.');
});
