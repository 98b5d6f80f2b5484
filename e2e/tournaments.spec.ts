import { expectAccessible } from './fixtures/accessible.ts';
import { movable, twentyMinutesLater } from './fixtures/clock.ts';
import { contentWith } from './fixtures/content.ts';
import { FrameSession, newRequestId } from './fixtures/frame-session.ts';
import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import type { Visitor } from './fixtures/visitor.ts';

const ROULETTE = 'cosmo-table/grand-roulette';
const MINUTE = 60_000;

/** A tournament by joining that ends within the hour: the most staked at the roulette wins. */
const CONTENT_DIR = contentWith('tournaments/slipstream-sprint.json', {
  strategy: 'bet',
  games: { list: ['cosmo-table/GrandRoulette'] },
  schedule: {
    kind: 'once',
    starts_at: new Date(Date.now() - 5 * MINUTE).toISOString(),
    ends_at: new Date(Date.now() + 50 * MINUTE).toISOString(),
  },
  pool_cents: 10_000,
  prizes: [
    { from: 1, to: 1, share_bp: 6_000 },
    { from: 2, to: 2, share_bp: 4_000 },
  ],
});
test.use({ settings: { CONTENT_DIR, ...movable } });

const bet = async (player: Visitor, stake: number): Promise<void> => {
  const frame = await FrameSession.open(player, ROULETTE);
  await frame.play({ type: 'spin', bets: [{ kind: 'red', stake }] }, newRequestId());
};

test('a tournament is joined after its rules, played, led, lost to another player, and paid', async ({
  page,
  ownCasino,
  shot,
}) => {
  const casino = await ownCasino();
  test.setTimeout(240_000);
  const [player, rival] = [await newPlayer(casino.url, 5_000), await newPlayer(casino.url, 5_000)];
  await page.context().addCookies(player.cookies());
  await page.goto(`${casino.url}/tournaments/all`);
  await expectAccessible(page);
  await shot('tournaments');
  await page.getByRole('link', { name: 'Slipstream sprint', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slipstream sprint' })).toBeVisible();

  await page.getByRole('button', { name: 'Read the rules and join' }).click();
  const rules = page.getByRole('dialog', { name: 'Slipstream sprint' });
  await expect(rules.getByRole('button', { name: 'Join, it is free' })).toBeDisabled();
  await rules.getByText('I have read the rules').click();
  await shot('tournament-rules');
  await rules.getByRole('button', { name: 'Join, it is free' }).click();
  await expect(rules).toBeHidden();
  await expect(page.getByText('No round counts yet').first()).toBeVisible();

  // The standing comes by itself, and the move onto the board is told in one of the tabs.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText('No round counts yet').first()).toBeVisible();
  await bet(player, 100);
  await expect(page.getByText('Nobody is in front').first()).toBeVisible();
  await expect(other.getByText('Nobody is in front').first()).toBeVisible();
  const told = async (): Promise<number> => {
    const counts = await Promise.all([page, other].map((tab) => tab.getByText('You are on the board of').count()));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(told).toBe(1);
  await other.close();
  const [mine] = (await player.call('tournaments.list')).body.filter(({ title }) => title === 'Slipstream sprint');
  const id = mine?.id ?? 0;
  await rival.call('tournaments.confirm', { params: { id }, body: { confirmed: true } });
  await bet(rival, 300);
  await expect(page.getByRole('row', { name: /2.*player\*\*\*, you/ })).toBeVisible();
  await expectAccessible(page);
  await shot('tournament');

  for (let step = 0; step < 3; step += 1) {
    await twentyMinutesLater(casino);
    // Who asks for nothing for long is signed out.
    await player.call('tournaments.statuses');
  }
  await expect
    .poll(async () => (await player.call('tournaments.one', { params: { id } })).body.result?.paid_cents ?? 0, {
      timeout: 60_000,
    })
    .toBe(10_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(page.getByText('€100.00').first()).toBeVisible();
  await shot('tournament-result');
  await page.goto(`${casino.url}/profile/gifts?tab=history`);
  await expect(page.getByText('Slipstream sprint').first()).toBeVisible();
  const { body: gifts } = await player.call('gifts.list');
  expect(gifts.find(({ title }) => title === 'Slipstream sprint')).toMatchObject({ amount_cents: 4_000 });
});
