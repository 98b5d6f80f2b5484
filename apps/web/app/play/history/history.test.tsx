// @vitest-environment happy-dom
import type { PlayedRound } from '@cosmodrome/contract/http/play';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepFiles } from '../../../testing/files.ts';
import { openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';
import { broken } from '../../../testing/scripted-origin.ts';

const now = Date.now();
const rounds = Array.from({ length: 23 }, (_, at): PlayedRound => {
  const moment = new Date(now - at * 60_000).toISOString();
  return {
    bet_id: `arcade:r${at}`,
    bet_status: 'settled',
    created_at: moment,
    finished_at: moment,
    currency: 'EUR',
    provider: 'cosmo-table',
    game: 'cosmo-table/GrandRoulette',
    title: 'Grand Roulette',
    total_bets: 10,
    total_wins: 0,
    total_losses: 10,
    balance_before_cents: 5_000,
    balance_after_cents: 4_990,
  };
});

it('saves the rounds of a year whole, not only what is shown, and says when it could not read them', async () => {
  const files = keepFiles();
  const { user, origin } = await openPage('/profile/games-history', {
    player,
    answers: {
      'play.history': ({ query }) => {
        const from = rounds.findIndex(({ bet_id }) => bet_id === query.get('before')) + 1;
        return rounds.slice(from, from + Number(query.get('page_size')));
      },
    },
  });
  expect(await screen.findByText('20 rounds shown')).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Save the year as CSV' }));
  expect(await screen.findByText('23 rounds saved')).toBeInstanceOf(HTMLElement);
  expect((await files[0]?.content)?.trim().split('\r\n')).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Save the year as JSON' }));
  await expect.poll(() => files).toHaveLength(2);
  expect(JSON.parse((await files[1]?.content) ?? '')).toHaveLength(23);
  origin.answer({ 'play.history': broken() });
  await user.click(screen.getByRole('button', { name: 'Save the year as CSV' }));
  expect(await screen.findByText("We couldn't load all rounds, so nothing was saved. Try again.")).toBeInstanceOf(
    HTMLElement,
  );
  expect(files).toHaveLength(2);
});

it('says which rounds the house staked', async () => {
  const [first, second] = rounds;
  if (!first || !second) throw new Error('there are no rounds');
  const answer = [{ ...first, total_bets: 0, total_wins: 50, total_losses: -50, is_free: true as const }, second];
  await openPage('/profile/games-history', { player, answers: { 'play.history': answer } });
  const [free, staked] = await screen.findAllByRole('link', { name: /Grand Roulette/ });
  expect(free?.textContent).toContain('Free spin');
  expect(staked?.textContent).not.toContain('Free spin');
});
