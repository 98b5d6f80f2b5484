// @vitest-environment happy-dom
import type { Account } from '@cosmodrome/contract/http/money';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
import { euros, player } from '../../../testing/samples.ts';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
/** The balance in the header. */
const wallet = () => screen.findByRole('button', { name: /^Balance/ });

it('opens, chooses, hides and shows wallets', async () => {
  let accounts: Account[] = [euros(5_000)];
  const change = (currency: string, more: Partial<Account>): Account => {
    const known = accounts.find((each) => each.currency === currency) ?? { ...euros(0), currency };
    const changed = { ...known, ...more };
    accounts = [...accounts.filter((each) => each.currency !== currency), changed];
    return changed;
  };
  const { user } = await openPage('/profile/wallets', {
    player,
    answers: {
      'money.accounts': () => accounts,
      'money.selectAccount': ({ body }) => {
        accounts = accounts.map((each) => ({ ...each, active: false }));
        return change((body as { currency: string }).currency, { active: true });
      },
      'money.hideAccount': ({ params, body }) =>
        change(params['currency'] ?? '', {
          hidden_at: (body as { hidden: boolean }).hidden ? '2026-11-24T10:00:00.000Z' : null,
        }),
    },
  });
  await user.click((await region('Open a wallet')).getByRole('button', { name: /^BTC/ }));
  await expect.poll(async () => (await wallet()).textContent).toMatch(/^0\.00\s.BTC$/);
  const own = await region('Your wallets');
  await user.click(own.getByRole('button', { name: 'Use the EUR wallet' }));
  await expect.poll(async () => (await wallet()).textContent).toContain('€50.00');
  expect(own.queryByRole('button', { name: 'Hide the EUR wallet' })).toBeNull();
  await user.click(own.getByRole('button', { name: 'Hide the BTC wallet' }));
  const hidden = await region('Hidden');
  expect(hidden.getByText(/Bitcoin/)).toBeInstanceOf(HTMLElement);
  await user.click(await wallet());
  const panel = within(await screen.findByRole('dialog', { name: 'Balance' }));
  expect(await panel.findByRole('button', { name: /^EUR/ })).toBeInstanceOf(HTMLElement);
  expect(panel.queryByRole('button', { name: /^BTC/ })).toBeNull();
  await user.click(hidden.getByRole('button', { name: 'Show the BTC wallet again' }));
  expect(await own.findByText(/Bitcoin/)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('region', { name: 'Hidden' })).toBeNull();
});

it('asks for the wallets each time their panel is opened, and not before', async () => {
  const { user, origin } = await openPage('/support', {
    player,
    answers: { 'content.page': Response.json({ errors: {} }, { status: 404 }) },
  });
  await expect.poll(async () => (await wallet()).textContent).toContain('€100.00');
  const asked = () => origin.asked.filter(({ name }) => name === 'money.accounts').length;
  const before = asked();
  await user.click(await wallet());
  await expect.poll(asked).toBe(before + 1);
  await user.click(await wallet());
  await user.click(await wallet());
  await expect.poll(asked).toBe(before + 2);
});

it.each([
  ['Patient Pilot', { nickname: 'Patient Pilot' }],
  ['patient', { first_name: null, last_name: null, full_name: null, email: 'patient@example.com' }],
])('says in the panel whose account it is: %s', async (name, who) => {
  const { user } = await openPage('/profile/wallets', { player: { ...player, ...who } });
  await user.click(await wallet());
  const panel = within(await screen.findByRole('dialog', { name: 'Balance' }));
  expect(await panel.findByText(name, { exact: true })).toBeInstanceOf(HTMLElement);
});
