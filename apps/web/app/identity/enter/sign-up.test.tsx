// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bodiesOf } from '../../../testing/cashbox.ts';
import { fill, type OpenPage, openPage } from '../../../testing/page.tsx';
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

it('consents to nothing by itself, and tells who has joined what comes next', async () => {
  const joined = { ...player, confirmed_at: null };
  const { user, origin } = await openForm({ 'identity.register': joined, 'profile.player': joined });
  const { getAllByRole, getByRole, getByLabelText, findByText, findByRole } = await form();
  await findByRole('option', { name: 'Canada' });
  const boxes = getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  const email = getByRole('textbox', { name: 'E-mail' });
  await fill(email, 'new@example.com');
  await fill(getByLabelText('Password'), 'Rocket-Science-42');
  await user.click(getByRole('button', { name: 'Create account' }));
  expect(await findByText('Please tick this box.')).toBeInstanceOf(HTMLElement);
  expect(bodiesOf(origin.asked, 'identity.register')).toEqual([]);
  await user.click(getByRole('checkbox', { name: /I am 18 or older/ }));
  await user.click(getByRole('button', { name: 'Create account' }));
  await expect.poll(() => bodiesOf(origin.asked, 'identity.register')).toHaveLength(1);
  expect(bodiesOf(origin.asked, 'identity.register')[0]).toMatchObject({
    user: { email: 'new@example.com', terms_acceptance: true, age_acceptance: true, receive_promos: false },
  });
  // What was sent, and what comes next, until it is closed.
  const region = await screen.findByRole('region', { name: 'Welcome to Cosmodrome' });
  await expect.poll(() => region.textContent).toContain(`We have sent a message to ${player.email}.`);
  const welcome = within(region);
  expect(welcome.getByRole('link', { name: 'Set limits' }).getAttribute('href')).toBe('/profile/limits');
  expect(welcome.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit');
  await user.click(welcome.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('region', { name: 'Welcome to Cosmodrome' })).toBeNull();
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

it('asks what the host asks, in the order of keys, and says what is wrong with it', async () => {
  const { user, origin } = await openForm({
    'profile.playerFields': { fields: [], contexts: { registration: ['first_name', 'date_of_birth'] } },
  });
  const { findByRole, findAllByText, getByRole, getByLabelText, findByText } = await form();
  const name = await findByRole('textbox', { name: 'First name' });
  const born = getByRole('textbox', { name: 'Date of birth' });
  expect(name.getAttribute('autocomplete')).toBe('given-name');
  await fill(getByRole('textbox', { name: 'E-mail' }), 'new@example.com');
  await fill(getByLabelText('Password'), 'Rocket-Science-42');
  await user.click(getByRole('checkbox', { name: /I am 18 or older/ }));
  await user.click(getByRole('button', { name: 'Create account' }));
  expect(await findAllByText('This field is required.')).toHaveLength(2);
  name.focus();
  await user.keyboard('Ada');
  await user.tab();
  expect(document.activeElement).toBe(born);
  await user.keyboard(`01/01/${new Date().getUTCFullYear() - 17}{Enter}`);
  expect(await findByText('You must be at least 18 years old.')).toBeInstanceOf(HTMLElement);
  await expect.poll(() => document.activeElement === born).toBe(true);
  expect(bodiesOf(origin.asked, 'identity.register')).toEqual([]);
  await user.clear(born);
  await fill(born, '10/12/1990');
  await user.click(getByRole('button', { name: 'Create account' }));
  await expect
    .poll(() => bodiesOf(origin.asked, 'identity.register'))
    .toMatchObject([{ user: { first_name: 'Ada', date_of_birth: '10/12/1990' } }]);
});
