// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bodiesOf, method, methods } from '../../../testing/cashbox.ts';
import { fill, openPage } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';

it('asks about a limit before the first deposit, proposes nothing, and is asked once', async () => {
  const { user, origin } = await openPage('/deposit', {
    player,
    answers: {
      ...methods(method('card')),
      'limits.protection': { ...unprotected, prompt: 'first' },
      'limits.list': [],
      'limits.policy': {
        raise_hours: 24,
        remove_hours: 24,
        raise_after_period: false,
        confirmation: 'any_time',
        periods: { money: ['day', 'week', 'month'], coolingoff: ['day'], selfexclusion: ['month_6'] },
        exclusion_removal: null,
        session_minutes: { min: 10, max: 600 },
        reality_check_minutes: { min: 10, max: 60 },
      },
      'limits.answerPrompt': unprotected,
      'limits.set': () => {
        origin.answer({ 'limits.protection': unprotected });
        return Response.json([], { status: 201 });
      },
      'bonuses.list': [],
      'bonuses.codeTerms': { deposit_bonus_code: null, offer: null },
      'bonuses.deposit': [],
    },
  });
  const asking = within(await screen.findByRole('dialog', { name: 'Set a deposit limit?' }));
  const amount = await asking.findByLabelText(/^Your limit in/);
  expect(amount).toHaveProperty('value', '');
  expect(asking.getByLabelText('Period')).toHaveProperty('value', '');
  await user.selectOptions(asking.getByLabelText('Period'), 'Per week');
  await fill(amount, '40');
  await user.click(asking.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByRole('dialog', { name: 'Cashbox' })).toBeInstanceOf(HTMLElement);
  expect(bodiesOf(origin.asked, 'limits.set')).toMatchObject([
    { user_limit: { type: 'deposit', period: 'week', accounts: [{ currency: 'EUR', amount_cents: 4_000 }] } },
  ]);
});
