import { expectAccessible } from './fixtures/accessible.ts';
import { preparedPlayer } from './fixtures/operator.ts';
import { expect, test } from './fixtures/test.ts';

const PRIZE = { kind: 'wheelspins', group_key: 'wheel', count: 2 };

test('the wheel is turned by key, each spin once in however many tabs, and its draws are checked', async ({
  page,
  context,
  complaints,
  shot,
}) => {
  test.setTimeout(240_000);
  const { casino, player, close } = await preparedPlayer({
    context,
    prepare: ({ grant }) => grant('wheel', PRIZE),
  });
  const address = `${casino.url}/rocket-mart/wheel`;

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(address);
  await expect(page.getByText('2 spins left')).toBeVisible();
  await expectAccessible(page);
  await shot('wheel');
  await page.getByRole('button', { name: 'Spin', exact: true }).focus();
  await page.keyboard.press('Enter');
  // The turn replays what the server has answered, and can be skipped.
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText(/^You got: /)).toBeVisible();
  await expect(page.getByText('1 spin left')).toBeVisible();
  await shot('wheel-result');

  // The last one, in two tabs that both offer it; without motion the result is there at once.
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    await tab.goto(address);
    await expect(tab.getByText('1 spin left')).toBeVisible();
  }
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(page.getByText(/^You got: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeHidden();
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other.getByText('No spins at the moment')).toBeVisible();
  expect((await player.call('draws.list')).body.draws).toHaveLength(2);
  await other.close();
  // The refusal of the second tab is what was to come.
  expect(complaints.splice(0).every((each) => each.includes('422') || each.includes('wheel'))).toBe(true);

  await page.getByRole('link', { name: 'Check a draw' }).click();
  const draws = page.getByRole('region', { name: 'How boxes, wheels and launches are drawn' });
  await draws.getByRole('button', { name: 'Reveal the seed and begin a new one' }).click();
  await draws.getByRole('listitem').getByRole('button').first().click();
  await expect(draws.getByText('The seed matches the published hash.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('about:blank');
  await close();
});

test('a spin without a line is not used up, and the odds of every wheel are read beside it @all', async ({
  page,
  context,
  complaints,
  shot,
}) => {
  const { casino, player, close } = await preparedPlayer({
    context,
    prepare: ({ grant }) => grant('wheel', { ...PRIZE, count: 1 }),
  });
  await page.goto(`${casino.url}/rocket-mart/wheel`);
  await expect(page.getByText('1 spin left')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Spin', exact: true }).press('Enter');
  await expect(
    page.getByRole('main').getByText('You are offline. Try again: a spin is never used twice.'),
  ).toBeVisible();
  await shot('wheel-offline');
  await context.setOffline(false);
  expect((await player.call('wheel.spins')).body.spins).toBe(1);
  await page
    .getByRole('button', { name: /^(Spin|Try again)$/ })
    .first()
    .press('Enter');
  await expect(page.getByText(/^You got: /)).toBeVisible();
  await expect(page.getByText('No spins at the moment')).toBeVisible();

  await page.getByRole('link', { name: 'All wheels with their odds' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Segments of the wheels' })).toBeVisible();
  const odds = page.getByRole('list', { name: 'Odds' }).first();
  const shares = await odds.getByText(/^[\d.]+%$/).allInnerTexts();
  expect(shares.reduce((sum, share) => sum + Number.parseFloat(share), 0)).toBeCloseTo(100, 1);
  // Anew: a style sheet that the lost line has cost would look like a foreign one.
  await page.reload();
  await expectAccessible(page);
  await shot('wheel-segments');
  await page.getByRole('link', { name: 'To the wheel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prize wheel' })).toBeVisible();
  expect(complaints.splice(0).filter((each) => !/ERR_INTERNET_DISCONNECTED|: network/.test(each))).toEqual([]);
  await page.goto('about:blank');
  await close();
});
