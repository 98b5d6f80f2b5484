// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';
import { broken } from '../../../testing/scripted-origin.ts';

it('says that the devices could not be read, and asks once more', async () => {
  const { user, origin } = await openPage('/profile/security', {
    player,
    answers: {
      'identity.sessions': broken(),
      'identity.twoFactor': { enabled: false, otp_secret: null, data: null, recovery_codes_left: 0 },
      'identity.passkeys': [],
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText("We couldn't load your devices")).toBeInstanceOf(HTMLElement);
  origin.answer({ 'identity.sessions': [] });
  await user.click(again);
  await vi.waitFor(() => expect(screen.queryByText("We couldn't load your devices")).toBeNull());
});
