// @vitest-environment happy-dom
import { REMINDER_AFTER, REMINDER_COOKIE } from '@cosmodrome/rules/promotions/reminder';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, type OpenPage } from '../../testing/page.tsx';
import { campaign } from '../../testing/promotions.ts';
import { player, unprotected } from '../../testing/samples.ts';
import type { Answers } from '../../testing/scripted-origin.ts';
import { inHours } from '../../testing/tournaments.ts';

const open = (answers: Answers = {}): Promise<OpenPage> =>
  openPage('/ffc', {
    player,
    answers: {
      'promotions.list': [
        campaign('always'),
        campaign('late', { end_at: inHours(60) }),
        campaign('soon', { end_at: inHours(20.5) }),
      ],
      'promotions.excludedStags': [],
      'promotions.mine': { excluded: false, welcome_pack: null },
      'bonuses.firstDeposit': [],
      'bonuses.deposit': [],
      'cashback.terms': { terms: null },
      'levels.terms': { terms: null },
      'shop.moneyRates': [],
      'vip.tiers': [],
      'tournaments.list': [],
      'lotteries.list': [],
      'quests.list': [],
      ...answers,
    },
  });
const reminder = () => screen.queryByRole('complementary', { name: 'Promotion' });
const forget = (): void =>
  void (document.cookie = `${REMINDER_COOKIE}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`);

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(forget);

it('tells a player after ten minutes of the campaign that ends first, once a day', async () => {
  const { user } = await open();
  await vi.advanceTimersByTimeAsync(REMINDER_AFTER - 1_000);
  expect(reminder()).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(reminder).not.toBeNull();
  const told = within(reminder() ?? document.body);
  expect(told.getByRole('link', { name: 'About soon' }).getAttribute('href')).toBe('/promo/soon');
  expect(told.getByText('Terms of soon.')).toBeTruthy();
  expect(told.getByText(/^Ends in 20 h (19|20) min$/)).toBeTruthy();
  expect(document.cookie).toContain(`${REMINDER_COOKIE}=1`);
  await user.click(told.getByRole('button', { name: 'Close' }));
  expect(reminder()).toBeNull();
});

it('tells nothing in a browser that was told today', async () => {
  document.cookie = `${REMINDER_COOKIE}=1; path=/`;
  const { origin } = await open();
  await vi.advanceTimersByTimeAsync(REMINDER_AFTER * 2);
  expect(origin.asked.map(({ name }) => name)).not.toContain('promotions.list');
  expect(reminder()).toBeNull();
});

it('tells nothing to a player to whom no offers may be shown, and keeps no mark of it', async () => {
  const { origin } = await open({ 'limits.protection': { ...unprotected, suppression: 'excluded' } });
  await vi.advanceTimersByTimeAsync(REMINDER_AFTER);
  await expect.poll(() => origin.asked.map(({ name }) => name)).toContain('promotions.mine');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reminder()).toBeNull();
  expect(document.cookie).not.toContain(REMINDER_COOKIE);
});
