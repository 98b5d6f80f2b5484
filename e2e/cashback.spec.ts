import { expectAccessible } from './fixtures/accessible.ts';
import { FrameSession } from './fixtures/frame-session.ts';
import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import type { Visitor } from './fixtures/visitor.ts';
import { Limits } from './pages/limits.ts';
import { List } from './pages/list.ts';
import { Lobby } from './pages/lobby.ts';

const ROULETTE = 'cosmo-table/grand-roulette';
/** Both colours and a little on zero: whatever falls, some of it is lost. */
const BETS = [
  { kind: 'red', stake: 1_000 },
  { kind: 'black', stake: 1_000 },
  { kind: 'straight', numbers: [0], stake: 50 },
];

/** Plays a round that costs something. @returns what would come back of the week, as the page writes it */
async function lose(player: Visitor): Promise<string> {
  const table = await FrameSession.open(player, ROULETTE);
  const { round } = await table.play({ type: 'spin', bets: BETS });
  const lost = round.stake - round.win;
  expect(lost).toBeGreaterThan(0);
  const standing = async () => (await player.call('cashback.standing')).body.currencies[0]?.net_loss_cents;
  await expect.poll(standing).toBe(lost);
  return `€${(Math.floor(lost / 10) / 100).toFixed(2)}`;
}

test('live games begin with what comes back, and the card says how it works', async ({ page, shot }) => {
  const lobby = new Lobby(page);
  await lobby.open();
  const row = lobby.row('Tables');
  await row.scrollIntoViewIfNeeded();
  const first = row.getByRole('listitem').first();
  await expect(first).toContainText('10% of last week’s net loss at tables, as real money.');
  await expect(first).not.toContainText('€');
  await shot('cashback-row');

  const list = new List(page);
  await list.open('/live/all');
  const games = (await list.titles()).length;
  expect(await list.total()).toBe(games);
  const card = page.getByRole('list', { name: 'Games', exact: true }).getByRole('listitem').first();
  await expect(card).toContainText('Table cashback');
  await shot('cashback-list');
  await list.open('/live/roulette');
  await expect(card).toContainText('Table cashback');

  await card.getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL('/cashback');
  await expect(page.getByRole('heading', { level: 1, name: 'Table cashback' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'You lost €100.00' })).toContainText('€90.00');
  await expectAccessible(page);
  await shot('cashback-page');
  await list.open('/pokies/all');
  await expect(page.getByText('Table cashback')).toHaveCount(0);
});

test('a player sees what the week has brought so far, and nobody who is held from offers does', async ({
  page,
  context,
  casino,
  shot,
}) => {
  const player = await newPlayer(casino.url, 50_000);
  const collected = await lose(player);
  await context.addCookies(player.cookies());
  const lobby = new Lobby(page);
  await lobby.open();
  const card = lobby.row('Tables').getByRole('listitem').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText(collected);
  await expect(card).toContainText('collected this week');
  await expectAccessible(page);
  await shot('cashback-player-row');
  await page.goto('/live/all');
  const first = page.getByRole('list', { name: 'Games', exact: true }).getByRole('listitem').first();
  await expect(first).toContainText(collected);
  await shot('cashback-player-list');

  await player.call('limits.set', { body: { user_limit: { type: 'coolingoff', period: 'day' } } });
  await page.reload();
  await expect(first).toContainText('Your limits');
  await expect(page.getByText('Table cashback')).toHaveCount(0);
  await shot('cashback-held-back');
  await first.getByRole('link', { name: 'See your limits' }).click();
  await expect(new Limits(page).card('Deposit limit')).toBeVisible();
});
