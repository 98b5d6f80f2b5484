// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bonus } from '../../../testing/bonuses.ts';
import { bodiesOf, refusal } from '../../../testing/cashbox.ts';
import { fill, type OpenPage, openPage } from '../../../testing/page.tsx';
import { euros, player } from '../../../testing/samples.ts';
import { type Answers, done } from '../../../testing/scripted-origin.ts';
import { tell } from '../../../testing/tell.ts';

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
const card = (title = 'Stardust bonus') => screen.findByRole('listitem', { name: title });
const redeem = async ({ user }: OpenPage, code: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await fill(field, code);
  await user.keyboard('{Enter}');
};

it('says what came of a code, shows its offer with the terms, and follows the wagering to its end', async () => {
  const offered = bonus({ stage: 'issued', activatable: true, valid_until: null });
  const page = await openBonuses({
    'bonuses.coupon': ({ body }) => {
      const { coupon_code } = body as { coupon_code: string };
      if (coupon_code !== 'stardust') return { status: 'failed_to_activate' };
      page.origin.answer({ 'bonuses.list': [offered], 'bonuses.coupon': { status: 'already_activated' } });
      return { status: 'successfully_activated' };
    },
    'bonuses.activate': () => {
      page.origin.answer({ 'bonuses.list': [bonus()] });
      return bonus();
    },
  });
  expect(await screen.findByText('No bonuses')).toBeInstanceOf(HTMLElement);
  await redeem(page, 'NOSUCHCODE');
  expect(await screen.findByText(/^This code doesn't give you a bonus here\./)).toBeInstanceOf(HTMLElement);
  await redeem(page, ' stardust ');
  expect(await screen.findByText(/^Done\. You can see the offer/)).toBeInstanceOf(HTMLElement);
  expect((await card()).textContent).toContain('Offered');
  expect((await card()).textContent).toContain('5 times the bonus: €50.00');
  await page.user.click(screen.getByRole('button', { name: 'Accept the bonus: Stardust bonus' }));
  await expect.poll(async () => (await card()).textContent).toContain('€0.00 of €50.00 wagered');
  await redeem(page, 'STARDUST');
  expect(await screen.findByText(/^You have already used this code/)).toBeInstanceOf(HTMLElement);

  const counted = bonus({ amount_wager_cents: 500 });
  page.origin.answer({ 'bonuses.list': [counted] });
  await tell('bonuses_changes', counted);
  await expect.poll(async () => (await card()).textContent).toContain('€5.00 of €50.00 wagered');
  const won = bonus({ stage: 'wager_done', amount_wager_cents: 5_000, won_cents: 1_000, cancelable: false });
  page.origin.answer({ 'bonuses.list': [won] });
  await tell('bonuses_changes', won);
  const past = await screen.findByRole('region', { name: 'Past bonuses' });
  expect(past.textContent).toContain('You kept €10.00');
  expect(screen.queryByRole('listitem', { name: 'Stardust bonus' })).toBeNull();
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

const cancelInfo = {
  id: 41,
  total_withdrawal_amount: '20.00',
  current_balance: '30.00',
  cash_balance: '20.00',
  bonus_balance: '10.00',
  bonus_winnings: '0.00',
  bonus_in_open_rounds: '1.00',
};

it('says before a bonus is given up what that takes, also of open rounds, and gives the focus back', async () => {
  const { user, origin } = await openBonuses({
    'bonuses.list': [bonus()],
    'bonuses.cancelInfo': cancelInfo,
    'bonuses.cancel': () => {
      origin.answer({ 'bonuses.list': [bonus({ stage: 'canceled', cancelable: false })] });
      return done();
    },
  });
  const giveUp = await screen.findByRole('button', { name: 'Give up: Stardust bonus' });
  giveUp.focus();
  await user.keyboard('{Enter}');
  const dialog = () => screen.findByRole('dialog', { name: 'Give up this bonus?' });
  const staked = await within(await dialog()).findByText(
    'Staked in unfinished rounds; any winnings from it are removed too',
  );
  expect(staked.nextElementSibling?.textContent).toBe('€1.00');
  expect((await dialog()).textContent).toContain('€10.00');
  expect((await dialog()).textContent).toContain('€20.00');
  await user.click(within(await dialog()).getAllByRole('button', { name: 'Keep the bonus' })[0] as HTMLElement);
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Give up this bonus?' })).toBeNull();
  expect(origin.asked.map(({ name }) => name)).not.toContain('bonuses.cancel');
  await user.click(giveUp);
  await user.click(await within(await dialog()).findByRole('button', { name: 'Give up' }));
  const past = await screen.findByRole('region', { name: 'Past bonuses' });
  expect(past.textContent).toContain('Given up');
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
