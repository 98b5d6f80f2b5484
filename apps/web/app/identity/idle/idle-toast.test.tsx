// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';
import { idleEnd } from './idle.ts';

it('before a session ends unused, one press lets it go on', async () => {
  const { user, origin } = await openPage('/self-assessment', { player });
  await screen.findAllByRole('radiogroup');
  idleEnd.set(Date.now() + 60_000);
  expect(await screen.findByText('Still there?')).toBeInstanceOf(HTMLElement);
  const before = origin.asked.filter(({ name }) => name === 'profile.player').length;
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await expect.poll(() => origin.asked.filter(({ name }) => name === 'profile.player').length).toBe(before + 1);
  idleEnd.set(null);
  await expect.poll(() => screen.queryByText('Still there?')).toBeNull();
});
