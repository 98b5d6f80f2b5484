import { expect, test } from './fixtures/test.ts';

// Simulated players who do in a second what takes people most of a minute.
test.use({ settings: { CROWD: '3', CROWD_PACE: '40' } });

test('on a fresh start the winners of the lobby move, and the page says that some players are simulated', async ({
  page,
  casino,
  shot,
}) => {
  await page.goto(casino.url);
  await expect(page.getByText('some of the players are simulated').first()).toBeAttached();
  const winners = page.getByRole('region', { name: 'Latest wins' });
  // Wins are followed once they are in view.
  await winners.scrollIntoViewIfNeeded();
  const names = winners.getByText(/^[a-z]{5,6}\*\*\*$/);
  await expect(names.first()).toBeVisible({ timeout: 60_000 });
  const before = await winners.innerText();
  await shot('lobby-alive');
  await expect.poll(() => winners.innerText(), { timeout: 60_000 }).not.toBe(before);
});
