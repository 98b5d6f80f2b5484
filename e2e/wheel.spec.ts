import { COOKIES_ACCEPTED } from '@cosmodrome/rules/content/notices';
import { expectAccessible } from './fixtures/accessible.ts';
import { casinoEnvironment, dataFolder, openCasino } from './fixtures/casino.ts';
import { signUp } from './fixtures/player.ts';
import { runProgram } from './fixtures/program.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';

const PRIZE = { kind: 'wheelspins', group_key: 'wheel', count: 2 };

test('the wheel is turned by key, each spin once in however many tabs, and its draws are checked', async ({
  page,
  context,
  complaints,
  shot,
}) => {
  test.setTimeout(240_000);
  const data = dataFolder();
  const environment = await casinoEnvironment(data.dir);
  let casino = await openCasino(environment);
  const player = new Visitor(casino.url);
  const email = await signUp(player);
  await casino.stop();
  const given = ['wheel', '--prize', JSON.stringify(PRIZE), '--reason', 'a journey', email];
  const { code, printed } = await runProgram('apps/origin/cli/grant.ts', environment, given);
  expect(code, printed).toBe(0);
  casino = await openCasino(environment);
  const accepted = { name: COOKIES_ACCEPTED, value: 'all', url: casino.url };
  await context.addCookies([...player.cookies(), accepted]);
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
  await casino.stop();
  data.remove();
});
