import { expectAccessible } from './fixtures/accessible.ts';
import { contentWith } from './fixtures/content.ts';
import { FrameSession, newRequestId } from './fixtures/frame-session.ts';
import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';

/** A drop in which every tenth round at the roulette wins. */
const CONTENT_DIR = contentWith('drops/comet-drop.json', {
  games: { list: ['cosmo-table/GrandRoulette'] },
  prizes: [{ amount_cents: 200, count: 100, per_million: 100_000 }],
});
test.use({ settings: { CONTENT_DIR } });

/** That so many rounds in a row win nothing happens once in ten million times. */
const MOST_ROUNDS = 150;

test('@all a prize falls among the rounds of a player, is told, paid and shown to everybody', async ({
  page,
  casino,
  shot,
}) => {
  const player = await newPlayer(casino.url, 100_000);
  await page.goto(`${casino.url}/arena`);
  await page.getByRole('link', { name: 'Prize drops' }).first().click();
  await expect(page.getByText('1 in 10', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.context().addCookies(player.cookies());
  await page.reload();
  const drop = async () =>
    (await player.call('drops.list')).body.find(({ frontend_identifier: id }) => id.startsWith('comet-drop'));
  const frame = await FrameSession.open(player, 'cosmo-table/grand-roulette');
  for (let round = 0; round < MOST_ROUNDS && (await drop())?.wins_count === 0; round += 1) {
    await frame.play({ type: 'spin', bets: [{ kind: 'red', stake: 40 }] }, newRequestId());
  }
  await expect(page.getByText('A round has won €2.00').first()).toBeVisible();
  await expect(page.getByText(/9\d of 100/)).toBeVisible();
  await expectAccessible(page);
  await shot('prize-drops');
  const gifts = (await player.call('gifts.list')).body;
  expect(gifts.filter(({ id }) => String(id).startsWith('drop-')).length).toBeGreaterThan(0);
});
