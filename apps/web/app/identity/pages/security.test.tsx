// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodiesOf } from '../../../testing/cashbox.ts';
import { keepFiles } from '../../../testing/files.ts';
import { fill, type OpenPage, openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';
import { type Answers, broken, done } from '../../../testing/scripted-origin.ts';
import { sessionState } from '../../platform/session/session.ts';

const openSecurity = (answers: Answers): Promise<OpenPage> =>
  openPage('/profile/security', {
    player,
    answers: { 'identity.sessions': [], 'identity.twoFactor': broken(), 'identity.passkeys': [], ...answers },
  });

it('saves what is kept about the player as a file', async () => {
  const files = keepFiles();
  const { user } = await openSecurity({ 'profile.ownData': { player: { email: player.email } } });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('my-data.json');
  expect(JSON.parse((await files[0]?.content) ?? '')).toEqual({ player: { email: player.email } });
});

it('says that the file could not be made, and makes it at the next press', async () => {
  const files = keepFiles();
  const { user, origin } = await openSecurity({ 'profile.ownData': broken() });
  const button = await screen.findByRole('button', { name: 'Download my data' });
  await user.click(button);
  expect(await screen.findByText("We couldn't create the file")).toBeInstanceOf(HTMLElement);
  origin.answer({ 'profile.ownData': {} });
  await user.click(button);
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(screen.queryByText("We couldn't create the file")).toBeNull();
});

describe('a passkey', () => {
  const CODE = 'Code from the app, or a recovery code';
  /** What the origin refuses, so that no device is asked. */
  const wrongCode = () =>
    Response.json({ errors: { authentication_code: { code_wrong: 'This code is not valid.' } } }, { status: 422 });
  /** The dialog that adds one, with the password in it. */
  const add = async (two_factor_enabled: boolean) => {
    vi.stubGlobal('PublicKeyCredential', Object);
    const { user, origin } = await openPage('/profile/security', {
      player: { ...player, two_factor_enabled },
      answers: {
        'identity.sessions': [],
        'identity.twoFactor': broken(),
        'identity.passkeys': [],
        'identity.passkeyOptions': wrongCode(),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    await user.type(dialog.getByLabelText('Current password'), 'a long secret');
    const asked = () => origin.asked.filter(({ name }) => name === 'identity.passkeyOptions').map(({ body }) => body);
    return { user, dialog, asked };
  };
  afterEach(() => vi.unstubAllGlobals());

  it('is made with a code as well by who has a second factor', async () => {
    const { user, dialog, asked } = await add(true);
    await user.type(dialog.getByLabelText(CODE), '123456');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('This code is not valid.')).toBeInstanceOf(HTMLElement);
    expect(asked()).toEqual([{ current_password: 'a long secret', authentication_code: '123456' }]);
  });

  it('is made with the password alone by everybody else', async () => {
    const { user, dialog, asked } = await add(false);
    expect(dialog.queryByLabelText(CODE)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(asked()).toEqual([{ current_password: 'a long secret' }]));
  });
});

const CLOSING = 'Close your account permanently?';

it('asks for the password before the account is closed, and leaves it open when the player thinks again', async () => {
  const refusal = Response.json({ errors: { current_password: { invalid: 'No.' } } }, { status: 422 });
  const { user, origin } = await openSecurity({ 'identity.close': refusal });
  await user.click(await screen.findByRole('button', { name: 'Close account' }));
  const dialog = within(await screen.findByRole('dialog', { name: CLOSING }));
  const confirm = dialog.getByRole('button', { name: 'Close permanently' });
  await user.click(confirm);
  expect(await dialog.findByText('This field is required.')).toBeInstanceOf(HTMLElement);
  expect(origin.asked.filter(({ name }) => name === 'identity.close')).toEqual([]);
  await user.type(dialog.getByLabelText(/password/i, { selector: 'input' }), 'wrong');
  await user.click(confirm);
  expect(await dialog.findByText('No.')).toBeInstanceOf(HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByRole('dialog', { name: CLOSING })).toBeNull();
});

it('closes the account at the player’s own wish, without a word about an ended session', async () => {
  const { user, origin } = await openSecurity({
    'identity.close': done,
  });
  await user.click(await screen.findByRole('button', { name: 'Close account' }));
  const question = within(await screen.findByRole('dialog', { name: CLOSING }));
  await fill(question.getByLabelText('Password'), 'Rocket-Science-42');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Your account is closed')).toBeInstanceOf(HTMLElement);
  expect(sessionState.get()).toBe('guest');
  expect(screen.queryByText('You were signed out')).toBeNull();
  expect(bodiesOf(origin.asked, 'identity.close')).toEqual([{ user: { current_password: 'Rocket-Science-42' } }]);
});
