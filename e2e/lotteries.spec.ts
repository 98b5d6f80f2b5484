import { expectAccessible } from './fixtures/accessible.ts';
import { movable, twentyMinutesLater } from './fixtures/clock.ts';
import { contentWithAll } from './fixtures/content.ts';
import { FrameSession } from './fixtures/frame-session.ts';
import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';

const MINUTE = 60_000;
const words = (title: string, text: string) =>
  Object.fromEntries(['en', 'de', 'fr-CA', 'no', 'it', 'et'].map((code) => [code, { title, text }]));
const lotteryOf = (identifier: string, title: string, startsIn: number) => ({
  identifier,
  words: words(title, 'Three prizes.'),
  art: 'orbit-station',
  schedule: {
    kind: 'once',
    starts_at: new Date(Date.now() + startsIn * MINUTE).toISOString(),
    ends_at: new Date(Date.now() + (startsIn + 55) * MINUTE).toISOString(),
  },
  currency: 'EUR',
  groups: null,
  licences: null,
  deposits: [{ from: { EUR: 1_000 }, price: { EUR: 1_000 } }],
  most_tickets: 1_000,
  most_tickets_each: 20,
  pool_cents: 10_000,
  paid_by: 'house',
  prizes: [
    { from: 1, to: 1, share_bp: 5_000 },
    { from: 2, to: 3, share_bp: 2_500 },
  ],
});
/** A lottery that ends within the hour, whose tickets cost 800 of the points of which a euro of stakes brings a hundred. */
const CONTENT_DIR = contentWithAll({
  'lotteries/lotteries.json': {
    // The shop sells tickets of both; the second begins after this journey.
    lotteries: [lotteryOf('evening-comet', 'Dusk draw', -5), lotteryOf('night-orbit', 'Night draw', 600)],
  },
  'levels/levels.json': { hundredths_per_euro: 10_000 },
});
test.use({ settings: { CONTENT_DIR, ...movable } });

test('tickets come from a deposit and for coins, the draw is seen, redone in the browser, and its prize is taken', async ({
  page,
  ownCasino,
  shot,
}) => {
  const casino = await ownCasino();
  test.setTimeout(240_000);
  const player = await newPlayer(casino.url, 5_000);
  await page.context().addCookies(player.cookies());
  const table = await FrameSession.open(player, 'cosmo-table/grand-roulette');
  await table.play({ type: 'spin', bets: [{ kind: 'red', stake: 2_000 }] });

  await page.goto(`${casino.url}/tournaments/lotteries`);
  await expect(page.getByText('You have 5 tickets.')).toBeVisible();
  await expectAccessible(page);
  await shot('lotteries');
  await page.getByRole('link', { name: 'Open: Dusk draw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dusk draw' })).toBeVisible();
  await page.getByRole('button', { name: 'Get a ticket' }).click();
  const sheet = page.getByRole('dialog', { name: 'Get tickets' });
  await sheet.getByRole('button', { name: 'One ticket more' }).click();
  await expectAccessible(page);
  await shot('lottery-get');
  await sheet.getByRole('button', { name: 'Exchange 1,600' }).dblclick();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('7 of 20 at most')).toBeVisible();
  await expect(page.getByText('5 from deposits, 2 from astrocoins')).toBeVisible();
  expect((await player.call('levels.points')).body.chargeable.points).toBe(400);
  await shot('lottery');

  for (let step = 0; step < 3; step += 1) {
    await twentyMinutesLater(casino);
    // Who asks for nothing for long is signed out.
    await player.call('lotteries.statuses');
  }
  // The page that is open is told of the draw.
  await expect(page.getByRole('heading', { name: 'Winning tickets' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Finished, all paid')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Check the draw' }).click();
  await expect(page.getByText('Secret number opens the seal')).toBeVisible();
  await expect(page.getByText('List of 7 tickets is whole')).toBeVisible();
  await expect(page.getByText('3 of 3 places come out the same')).toBeVisible();
  await expectAccessible(page);
  await shot('lottery-drawn');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'List, CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^evening-comet.*\.csv$/);
  // All tickets are this player's, and so are all prizes.
  const { body: gifts } = await player.call('gifts.list');
  const won = gifts.filter(({ title }) => title === 'Dusk draw').map(({ amount_cents: cents }) => cents);
  expect(won.sort((one, other) => (one ?? 0) - (other ?? 0))).toEqual([2_500, 2_500, 5_000]);
});
