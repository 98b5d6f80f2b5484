// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/page.tsx';
import { euros, player } from '../../testing/samples.ts';

const slugs = ['top', 'bonus-wagering'];
const answers = {
  'content.menuCategoriesGames': { main: slugs, pokies: slugs, live: [], category: slugs },
  'games.collections': slugs.map((id) => ({ id, title: `List ${id}`, games_count: 9 })),
};
const wagering = () => screen.queryByRole('link', { name: /^List bonus-wagering/ });

it('names the games that count for a bonus not to a guest', async () => {
  await openPage('/pokies/top', { answers });
  await screen.findAllByRole('link', { name: /^List top/ });
  expect(wagering()).toBeNull();
});

it('names them not to a player without a bonus', async () => {
  await openPage('/pokies/top', { player, answers });
  await screen.findAllByRole('link', { name: /^List top/ });
  await expect.poll(() => document.body.textContent).toContain('€100.00');
  expect(wagering()).toBeNull();
});

it('names them to who holds a bonus', async () => {
  const accounts = [{ ...euros(10_000), available_to_cashout_cents: 8_000 }];
  await openPage('/pokies/top', { player, answers: { ...answers, 'money.accounts': accounts } });
  await expect.poll(wagering).not.toBeNull();
});
