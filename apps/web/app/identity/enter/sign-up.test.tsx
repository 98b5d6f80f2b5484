// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bodiesOf } from '../../../testing/cashbox.ts';
import { type OpenPage, openPage } from '../../../testing/page.tsx';
import { answersTo, answersToSignUp, player } from '../../../testing/samples.ts';
import type { Answers } from '../../../testing/scripted-origin.ts';

const place = (country_code: string): Answers => ({
  'content.currentIp': { ip: '192.0.2.7', country_code, region_code: null, default_currency: 'EUR', restricted: false },
});
const openForm = (
  answers: Answers = {},
  site: NonNullable<Parameters<typeof openPage>[1]>['site'] = {},
): Promise<OpenPage> =>
  openPage('/sign-up', {
    site,
    answers: {
      ...answersTo(player),
      ...place('DE'),
      ...answersToSignUp,
      'content.countries': [
        { code: 'DE', name: 'Germany', default_currency: 'EUR' },
        { code: 'NO', name: 'Norway', default_currency: 'NOK' },
        { code: 'CA', name: 'Canada', default_currency: 'CAD' },
      ],
      'identity.register': player,
      ...answers,
    },
  });
const form = async () => within(await screen.findByRole('dialog', { name: 'Ready for lift-off' }));

it('consents to nothing by itself, and says which device it comes from', async () => {
  const { user, origin } = await openForm();
  const { getAllByRole, getByRole, getByLabelText, findByText, findByRole } = await form();
  await findByRole('option', { name: 'Canada' });
  const boxes = getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  const email = getByRole('textbox', { name: 'E-mail' });
  await user.click(email);
  await user.paste('new@example.com');
  await user.type(getByLabelText('Password'), 'Rocket-Science-42');
  await user.click(getByRole('button', { name: 'Create account' }));
  expect(await findByText('Please tick this box.')).toBeInstanceOf(HTMLElement);
  expect(bodiesOf(origin.asked, 'identity.register')).toEqual([]);
  await user.click(getByRole('checkbox', { name: /I am 18 or older/ }));
  await user.click(getByRole('button', { name: 'Create account' }));
  await expect.poll(() => bodiesOf(origin.asked, 'identity.register')).toHaveLength(1);
  expect(bodiesOf(origin.asked, 'identity.register')[0]).toMatchObject({
    user: { email: 'new@example.com', terms_acceptance: true, age_acceptance: true, receive_promos: false },
  });
});

it.each([
  ['DE', 'EUR'],
  ['NO', 'NOK'],
])('begins with the place of a visitor from %s, and takes another one with its currency', async (here, money) => {
  const { user } = await openForm(place(here));
  const { getByRole } = await form();
  const country = getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  const currency = getByRole<HTMLSelectElement>('combobox', { name: 'Currency' });
  await expect.poll(() => [country.value, currency.value]).toEqual([here, money]);
  await user.selectOptions(country, 'Canada');
  expect(currency.value).toBe('CAD');
});

it('of a host of another licence asks its age, and offers its countries and currencies', async () => {
  await openForm(
    { 'content.countries': [{ code: 'EE', name: 'Estonia', default_currency: 'EUR' }] },
    { licence: 'EE' },
  );
  const { getByRole, findByRole } = await form();
  expect(getByRole('checkbox', { name: /I am 21 or older/ })).toBeInstanceOf(HTMLElement);
  const country = getByRole('combobox', { name: 'Country' });
  expect(await findByRole('option', { name: 'Estonia' })).toBeInstanceOf(HTMLElement);
  expect(within(country).queryByRole('option', { name: 'Canada' })).toBeNull();
  expect(within(getByRole('combobox', { name: 'Currency' })).queryByRole('option', { name: 'BTC' })).toBeNull();
});

it.each([
  ['/sign-in', 'Login not available in your country'],
  ['/login', 'Login not available in your country'],
  ['/sign-up', 'Registration restricted in your country'],
  ['/registration', 'Registration restricted in your country'],
])('%s says from a restricted country why it is closed, and asks for nothing', async (address, reason) => {
  await openPage(address, {
    site: { restricted: true },
    answers: { ...answersToSignUp, 'identity.sessionEnd': { reason: null, minutes: null, again_at: null } },
  });
  const heading = await screen.findByRole('heading', { name: reason });
  const shown = within(heading.closest('dialog') ?? screen.getByRole('main'));
  expect(shown.getByText(/You can look around and play the games in demo mode\./)).toBeInstanceOf(HTMLElement);
  expect(shown.queryByRole('textbox')).toBeNull();
  expect(shown.getByRole('link', { name: 'To the lobby' }).getAttribute('href')).toBe('/');
});
