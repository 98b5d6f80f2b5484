import { expectAccessible } from './fixtures/accessible.ts';
import { preparedPlayer } from './fixtures/operator.ts';
import { expect, test } from './fixtures/test.ts';

const BOX = { kind: 'lootbox', box: 'cargo' };

test('a box is opened by keyboard in one of two tabs, once, and its draw is checked @all', async ({
  page,
  context,
  complaints,
  shot,
}) => {
  test.setTimeout(240_000);
  const { casino, player, close } = await preparedPlayer({ context, prepare: ({ grant }) => grant('box', BOX) });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${casino.url}/lootboxes`);
    await tab.getByRole('button', { name: 'See what can be inside' }).press('Enter');
    await expect(tab.getByRole('list', { name: 'What can be inside, with its chance' })).toBeVisible();
  }
  await page.bringToFront();
  await expectAccessible(page);
  await shot('lootbox-odds');
  await page.getByRole('button', { name: 'Open the box' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^You got it: / })).toBeVisible();
  await expectAccessible(page);
  await shot('lootbox-opened');
  // The tab that still offers it gets the same prize, or is told that it is open.
  await other.bringToFront();
  await other.getByRole('button', { name: 'Open the box' }).click();
  await expect(
    other
      .getByRole('dialog')
      .getByText(/You got it: |already/)
      .first(),
  ).toBeVisible();
  await other.close();
  await page.bringToFront();
  expect((await player.call('draws.list')).body.draws).toHaveLength(1);
  expect((await player.call('lootboxes.list')).body.filter(({ stage }) => stage === 'issued')).toEqual([]);

  await page.getByRole('link', { name: 'Check the draw' }).click();
  const draws = page.getByRole('region', { name: 'How boxes, wheels and launches are drawn' });
  await draws.getByRole('button', { name: 'Reveal the seed and begin a new one' }).click();
  await draws.getByRole('listitem').getByRole('button').first().click();
  await expect(draws.getByText('The seed matches the published hash.')).toBeVisible();
  await page.goto(`${casino.url}/lootboxes`);
  await expect(page.getByRole('heading', { name: 'Opened today' })).toBeVisible();
  // The other tab's press may be refused.
  expect(complaints.splice(0).filter((each) => !each.includes('422'))).toEqual([]);
  await page.goto('about:blank');
  await close();
});

test('a box is found by its shortcut, stays closed without a line, and can be refused @all', async ({
  page,
  context,
  complaints,
  shot,
}) => {
  test.setTimeout(240_000);
  const { casino, player, close } = await preparedPlayer({
    context,
    prepare: async ({ grant }) => {
      await grant('one', BOX);
      await grant('two', BOX);
    },
  });
  await page.goto(casino.url);
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: /box/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loot boxes' })).toBeVisible();
  await page.getByRole('button', { name: 'See what can be inside' }).first().click();
  const box = page.getByRole('dialog', { name: 'Cargo box' });
  await context.setOffline(true);
  await box.getByRole('button', { name: 'Open the box' }).click();
  await expect(box.getByText('You are offline. Nothing was opened; try again.')).toBeVisible();
  await shot('lootbox-offline');
  await context.setOffline(false);
  expect((await player.call('lootboxes.list')).body.filter(({ stage }) => stage === 'issued')).toHaveLength(2);
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^You got it: / })).toBeVisible();
  expect(complaints.splice(0).every((each) => /ERR_INTERNET_DISCONNECTED|lootbox/i.test(each))).toBe(true);

  await page.goto(`${casino.url}/profile/gifts`);
  // What came out of the other one may have its name.
  const gift = page.getByRole('listitem', { name: 'Cargo box' }).filter({ hasText: 'It costs nothing' });
  await gift.getByRole('button', { name: /^No, thank you/ }).click();
  const question = page.getByRole('dialog', { name: 'Refuse this gift?' });
  await question.getByRole('button', { name: 'Refuse it' }).click();
  await expect(gift).toBeHidden();
  const stages = (await player.call('lootboxes.list')).body.map(({ stage }) => stage);
  expect(stages).not.toContain('issued');
  await page.goto('about:blank');
  await close();
});
