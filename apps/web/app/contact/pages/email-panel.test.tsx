// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../../testing/cashbox.ts';
import { openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';
import { broken } from '../../../testing/scripted-origin.ts';

it('says why no other letter is sent, and finds out that the address was confirmed meanwhile', async () => {
  const open = { ...player, confirmed_at: null };
  const { user, origin } = await openPage('/profile/security', {
    player,
    answers: {
      'identity.sessions': [],
      'identity.twoFactor': broken(),
      'identity.passkeys': [],
      'profile.player': open,
      'contact.resendConfirmation': refusal({ email: { letters_paused: 'Try again in 30 minutes.' } }),
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'E-mail address' }));
  const again = await panel.findByRole('button', { name: 'Send the e-mail again' });
  await user.click(again);
  expect(await screen.findByText('Try again in 30 minutes.')).toBeInstanceOf(HTMLElement);
  // Confirmed elsewhere meanwhile: asking is what finds it out.
  origin.answer({
    'profile.player': player,
    'contact.resendConfirmation': refusal({ email: { already_confirmed: 'Your address is already confirmed.' } }),
  });
  await expect.poll(() => again.getAttribute('aria-disabled')).not.toBe('true');
  await user.click(again);
  expect(await screen.findByText('Your address is already confirmed.')).toBeInstanceOf(HTMLElement);
  expect(await panel.findByText(/^Confirmed on /)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('button', { name: 'Send the e-mail again' })).toBeNull();
});
