import { FrameSession } from './fixtures/frame-session.ts';
import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { listenForComplaints } from './fixtures/complaints.ts';
import { SlotPage } from './pages/game.ts';

const GEMS = { address: 'orbital-9/cosmic-gems', title: 'Cosmic Gems' };
const OTHER = { address: 'apogee/ember-wyrm', title: 'Ember Wyrm' };

test('one game for real money at a time: another tab takes over, and so does another device @wide', async ({
  page,
  context,
  casino,
  complaints,
  shot,
}) => {
  const player = await newPlayer(casino.url, 5_000);
  await context.addCookies(player.cookies());
  const here = new SlotPage(page, GEMS.title);
  await here.open(GEMS.address, 'real');
  await here.spin();
  const tab = await context.newPage();
  const besides = listenForComplaints(tab, true);
  const there = new SlotPage(tab, OTHER.title);

  // A demo is no real game: it stands beside one.
  await there.open(OTHER.address, 'demo');
  await here.spin();
  await there.open(OTHER.address, 'real');
  await there.spin();
  const taken = { name: "You're playing in another window" };
  await expect(page.getByRole('heading', taken)).toBeVisible();
  await page.bringToFront();
  await shot('one-game-taken');
  await page.getByRole('button', { name: 'Play here' }).click();
  await here.ready();
  await here.spin();
  await expect(tab.getByRole('heading', taken)).toBeVisible();
  expect(besides).toEqual([]);

  // Another device is not heard in this browser: the origin ends the session, and the next stake moves nothing.
  const phone = await FrameSession.open(player, OTHER.address);
  await phone.play({ type: 'spin', stake: 100 });
  const balance = (await player.call('money.accounts')).body.find(({ active }) => active)?.amount_cents;
  await here.spinButton.click();
  await expect(page.getByRole('heading', taken)).toBeVisible();
  expect((await player.call('money.accounts')).body.find(({ active }) => active)?.amount_cents).toBe(balance);
  expect(complaints.splice(0).filter((complaint) => !/401|409/.test(complaint))).toEqual([]);
});
