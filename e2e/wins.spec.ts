import { FrameSession } from './fixtures/frame-session.ts';
import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { centsOf } from './pages/amounts.ts';
import { Lobby } from './pages/lobby.ts';

const TABLE = { address: 'cosmo-table/grand-roulette', title: 'Grand Roulette' };
const STAKE = 100;
/** Almost half of them win: that so many bring none happens less than once in a million runs. */
const MOST_ROUNDS = 25;

/** Bets on red until it comes; answers what it returned. */
async function winOnce(table: FrameSession): Promise<number> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { round: played } = await table.play({ type: 'spin', bets: [{ kind: 'red', stake: STAKE }] });
    if (played.win > STAKE) return played.win;
  }
  throw new Error(`no win in ${MOST_ROUNDS} rounds`);
}

test('a win of somebody else comes into the strip while one looks at it', async ({ page, casino, shot }) => {
  const lobby = new Lobby(page);
  await lobby.open();
  const strip = page.getByRole('region', { name: 'Latest wins' });
  await strip.scrollIntoViewIfNeeded();
  // It has been read: what comes from here on is told.
  await expect(strip.locator('.ui-text-skeleton')).toHaveCount(0);
  const player = await newPlayer(casino.url, 50_000);
  const table = await FrameSession.open(player, TABLE.address);
  const win = await winOnce(table);
  const first = strip.getByRole('listitem').first();
  await expect(first).toContainText(TABLE.title);
  expect(centsOf(await first.locator('.ui-money').innerText())).toBe(win);
  await expect(first).toContainText('***');
  await shot('winners');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/play/${TABLE.address}`));
});
