import { expectAccessible } from './fixtures/accessible.ts';
import { FrameSession, newRequestId } from './fixtures/frame-session.ts';
import { newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';

const ROULETTE = 'cosmo-table/grand-roulette';

test.use({ casinoKind: 'generous' });

test('a quest is read, started by keyboard in the own rocket, played, and its level is paid and told', async ({
  page,
  casino,
  shot,
}) => {
  await page.goto(`${casino.url}/tournaments/actions`);
  await expect(page.getByRole('heading', { name: 'First orbit' })).toBeVisible();
  await page.getByRole('link', { name: 'XS', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Long haul' })).toBeHidden();
  await expectAccessible(page);
  await shot('quests-guest');
  await page.getByRole('link', { name: 'First orbit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First orbit' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to start' })).toBeVisible();
  await expectAccessible(page);

  const player = await newPlayer(casino.url, 100_000);
  await page.context().addCookies(player.cookies());
  await page.reload();
  await page.getByRole('button', { name: 'Read the rules and start' }).press('Enter');
  const rules = page.getByRole('dialog', { name: 'First orbit' });
  await expect(rules.getByText('Yours', { exact: true })).toBeVisible();
  await shot('quest-rules');
  await rules.getByRole('button', { name: 'Start with Rocket lite' }).press('Enter');
  await expect(rules).toBeHidden();
  await expect(page.getByText('Level 1 of 6').first()).toBeVisible();

  const bet = async (stake: number): Promise<void> => {
    const frame = await FrameSession.open(player, ROULETTE);
    await frame.play({ type: 'spin', bets: [{ kind: 'red', stake }] }, newRequestId());
  };
  await bet(20_000);
  await expect(page.getByText('€200.00 of €410.00 in bets')).toBeVisible();
  await bet(20_000);
  await bet(1_000);
  await expect(page.getByText('Level 2 of First orbit is reached')).toBeVisible();
  await expect(page.getByText('Level 2 of 6').first()).toBeVisible();
  await expect(page.getByText('5 free spins', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await shot('quest');

  const gifts = (await player.call('gifts.list')).body;
  expect(gifts.filter(({ kind }) => kind === 'freespins')).toHaveLength(1);
  await page.goto(`${casino.url}/arena`);
  await expect(page.getByText('Level 2 of 6')).toBeVisible();
  await expectAccessible(page);
  await shot('arena');
  // Another page leads to them, while they run.
  await page.goto(casino.url);
  await expect(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Quests' })).toBeVisible();
});
