// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { jackpot } from '../../../testing/jackpot.ts';
import { openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';
import { WELCOME } from '../../platform/session/kept.ts';

// Where it would come, it comes at once.
beforeAll(() => import('./welcome-card.tsx'));
afterEach(() => sessionStorage.clear());

const welcome = { name: /^Welcome to / };
const answers = {
  'jackpots.list': [jackpot(1, 20_000)],
  'jackpots.wins': [],
  'play.history': [],
  'content.project': () => new Promise<never>(() => undefined),
};

it('stands above a page of everybody', async () => {
  sessionStorage.setItem(WELCOME, '1');
  await openPage('/mystic-jackpots', { player, answers });
  expect(await screen.findByRole('region', welcome)).toBeInstanceOf(HTMLElement);
});

it('is left out of the pages of an account: its steps lead there', async () => {
  sessionStorage.setItem(WELCOME, '1');
  await openPage('/profile/games-history', { player, answers });
  await screen.findByText('No rounds yet');
  expect(screen.queryByRole('region', welcome)).toBeNull();
});
