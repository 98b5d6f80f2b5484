// @vitest-environment happy-dom
import type { PlayedRound } from '@cosmodrome/contract/http/play';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
import { player } from '../../../testing/samples.ts';

const round: PlayedRound = {
  bet_id: 'round-1',
  bet_status: 'settled',
  created_at: '2026-11-24T12:42:01.000Z',
  finished_at: '2026-11-24T12:42:01.000Z',
  currency: 'EUR',
  provider: 'apogee',
  game: 'apogee/RimeDrake',
  title: 'Rime Drake',
  total_bets: 100,
  total_wins: 0,
  total_losses: 100,
  balance_before_cents: 1000,
  balance_after_cents: 900,
};

it('puts the day first, as the forms of international English do, and counts 24 hours', async () => {
  await openPage('/profile/games-history', { player, answers: { 'play.history': [round] } });
  const moment = await screen.findByText(/2026/, { selector: 'time' });
  expect(moment.textContent).toMatch(/^\d\d Nov 2026, \d\d:\d\d:01$/);
});
