// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { jackpot } from '../../../testing/jackpot.ts';
import { openPage } from '../../../testing/page.tsx';
import { broken } from '../../../testing/scripted-origin.ts';
import { tell } from '../../../testing/tell.ts';

it('logs that the winners of jackpots do not come, and bothers nobody with it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await openPage('/mystic-jackpots', {
    answers: { 'jackpots.list': [jackpot(1, 20_000)], 'jackpots.wins': broken() },
  });
  await vi.waitFor(() => expect(log.mock.calls.join()).toContain('LOAD_JACKPOT_WINNERS_ERROR'));
  expect(await screen.findByText('Lift-off')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('region', { name: 'Jackpot winners' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
});

it('shows what a bet anywhere has brought a level', async () => {
  await openPage('/mystic-jackpots', { answers: { 'jackpots.list': [jackpot(1, 20_000)], 'jackpots.wins': [] } });
  await expect.poll(() => screen.getByRole('main').textContent).toContain('€200.00');
  await tell('public:jackpots_changes', jackpot(1, 20_005));
  await expect.poll(() => screen.getByRole('main').textContent).toContain('€200.05');
});
