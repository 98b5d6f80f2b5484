// @vitest-environment happy-dom
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../testing/page.tsx';
import { player, unprotected } from '../../testing/samples.ts';

it('counts a session down to its end where it has one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const end = new Date(Date.now() + 12 * HOUR_MS - 1_000).toISOString();
  await openPage('/self-assessment', {
    player,
    site: { licence: 'EE' },
    answers: { 'limits.protection': { ...unprotected, session_ends_at: end } },
  });
  const timer = await screen.findByRole('timer');
  expect(timer.textContent).toMatch(/^This session ends in 11:59:\d\d$/);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => timer.textContent).toMatch(/^This session ends in 11:58:\d\d$/);
});
