// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';

const links = (): (string | null)[] =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('asks for the details by which a register knows people, before sports are bet on', async () => {
  await openPage('/oops?sport=&closed=details', { player });
  expect(await screen.findByRole('heading', { name: 'We need your details first' })).toBeInstanceOf(HTMLElement);
  expect(links()).toContain('/profile');
});

it('says that sports are closed, and where the money is', async () => {
  await openPage('/oops?sport=&closed=yes', { player });
  expect(await screen.findByRole('heading', { name: 'You cannot use sports betting' })).toBeInstanceOf(HTMLElement);
  expect(links()).toEqual(['/withdraw', '/']);
});

it('says that nobody can say now whether sports are open, and tries again', async () => {
  const go = vi.spyOn(location, 'assign').mockReturnValue();
  const { user } = await openPage('/oops?sport=football/cup', { player });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInstanceOf(HTMLElement);
  await user.click(within(screen.getByRole('main')).getByRole('button'));
  expect(go).toHaveBeenCalledTimes(1);
});
