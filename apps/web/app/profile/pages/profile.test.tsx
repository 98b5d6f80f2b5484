// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bodiesOf, method, methods } from '../../../testing/cashbox.ts';
import { fill, openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';

const unknown = {
  ...player,
  first_name: null,
  last_name: null,
  full_name: null,
  date_of_birth: null,
  address: null,
  postal_code: null,
  city: null,
  mobile_phone: null,
};
const subscriptions = {
  receive_promos: false,
  receive_sms_promos: false,
  receive_promos_via_phone_calls: false,
  agreed_to_partner_promotions: false,
};

it('asks for the details before money moves, and goes on once they are told', async () => {
  const { user, origin } = await openPage('/deposit', {
    player: unknown,
    answers: {
      ...methods(method('card')),
      'limits.list': [],
      'bonuses.list': [],
      'bonuses.codeTerms': { deposit_bonus_code: null, offer: null },
      'bonuses.deposit': [],
      'profile.updatePlayer': () => {
        origin.answer({ 'profile.player': player });
        return player;
      },
    },
  });
  const asking = within(await screen.findByRole('dialog', { name: 'Your details first' }));
  // With Esc it stays: only an answer or leaving ends it.
  await user.keyboard('{Escape}');
  await user.click(await asking.findByRole('button', { name: 'Save and continue' }));
  expect((await asking.findAllByText('This field is required.')).length).toBeGreaterThan(0);
  expect(bodiesOf(origin.asked, 'profile.updatePlayer')).toEqual([]);
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Ray'],
    ['Date of birth', '10/12/1990'],
    ['Street and number', 'Sternweg 7'],
    ['Postal code', '10115'],
    ['City', 'Berlin'],
    ['Mobile phone', '+49 30 1234567'],
  ] as const)
    await fill(asking.getByLabelText(label), value);
  await user.click(asking.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('dialog', { name: 'Cashbox' })).toBeInstanceOf(HTMLElement);
  expect(bodiesOf(origin.asked, 'profile.updatePlayer')).toMatchObject([
    { player: { first_name: 'Ada', date_of_birth: '10/12/1990', city: 'Berlin' } },
  ]);
});

it('locks what was told once, and says of each offer what became of it', async () => {
  const { user, origin } = await openPage('/profile', {
    player,
    answers: {
      'contact.subscriptions': subscriptions,
      'contact.updateSubscriptions': { ...subscriptions, receive_sms_promos: true },
    },
  });
  expect((await screen.findByLabelText('First name')).hasAttribute('readonly')).toBe(true);
  expect(screen.getByText('We have everything we need for a payout.')).toBeInstanceOf(HTMLElement);
  await user.click(await screen.findByRole('checkbox', { name: 'Offers by text message' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Subscribed', { exact: true })).toBeInstanceOf(HTMLElement);
  expect(bodiesOf(origin.asked, 'contact.updateSubscriptions')).toEqual([{ receive_sms_promos: true }]);
  // Somewhere else it was turned on meanwhile.
  const both = { ...subscriptions, receive_promos: true, receive_sms_promos: true };
  origin.answer({ 'contact.subscriptions': both, 'contact.updateSubscriptions': both });
  await user.click(screen.getByRole('checkbox', { name: 'Offers by e-mail' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Already subscribed', { exact: true })).toBeInstanceOf(HTMLElement);
});

it('marks an account number that cannot be one, and keeps a right one', async () => {
  const { user, origin } = await openPage('/profile', {
    player,
    answers: {
      'contact.subscriptions': subscriptions,
      'profile.updatePlayer': { ...player, iban: 'LT121000011101001000' },
    },
  });
  const bank = within(await screen.findByRole('region', { name: 'Bank account' }));
  const iban = bank.getByLabelText('Account number (IBAN)');
  // Two signs have changed places.
  await fill(iban, 'LT21 1000 0111 0100 1000');
  await user.click(await bank.findByRole('button', { name: 'Save changes' }));
  expect(await bank.findByText('This is not a valid IBAN. Check each character.')).toBeInstanceOf(HTMLElement);
  expect(iban.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement === iban).toBe(true);
  expect(bodiesOf(origin.asked, 'profile.updatePlayer')).toEqual([]);
  await user.clear(iban);
  await fill(iban, 'lt12 1000 0111 0100 1000');
  await user.click(bank.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/This account is in Lithuania\./)).toBeInstanceOf(HTMLElement);
  await expect.poll(() => iban).toHaveProperty('value', 'LT12 1000 0111 0100 1000');
});
