import { expectAccessible } from './fixtures/accessible.ts';
import { contentWith } from './fixtures/content.ts';
import { preparedPlayer } from './fixtures/operator.ts';
import { deposit } from './fixtures/player.ts';
import { sameDays } from './fixtures/small-rewards.ts';
import { expect, test } from './fixtures/test.ts';

const INVITED_GROUP = '791';
const PAGE = '/cosmodrome-adventure';

test('the days of the calendar are read by a guest, by keyboard, and nobody is asked to deposit @wide @all', async ({
  page,
  shot,
}) => {
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'Is it open to you?' })).toBeVisible();
  const day = page.getByRole('region', { name: /^Days of / }).getByRole('button', { name: /^Day 3: / });
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  const chosen = page.getByRole('region', { name: 'The chosen day' });
  await expect(chosen).toContainText('Day 3');
  await chosen.getByRole('button', { name: 'Details' }).press('Enter');
  const details = page.getByRole('dialog');
  await expect(details).toContainText('What it asks of you');
  await expectAccessible(page);
  await shot('adventure-guest');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Deposit' })).toHaveCount(0);
});

test('a day is completed by the deposits that arrive, and its prize waits among the gifts @touch @all', async ({
  page,
  context,
  shot,
}) => {
  test.setTimeout(240_000);
  const { casino, player, close } = await preparedPlayer({
    context,
    settings: { CONTENT_DIR: contentWith('adventure/adventure.json', sameDays('middle')) },
    prepare: ({ addToGroup }) => addToGroup(INVITED_GROUP),
  });
  await page.goto(casino.url + PAGE);
  const facts = page.getByRole('main');
  await expect(facts).toContainText('0 collected');
  await page.getByRole('button', { name: /^Open day \d+/ }).click();
  const day = page.getByRole('dialog');
  await expect(day).toContainText('Deposit');
  await expectAccessible(page);
  await shot('adventure-day');
  await page.keyboard.press('Escape');

  // Less than the day asks for is counted, and completes nothing.
  await deposit(player, 1_000);
  await page.reload();
  await expect(facts).toContainText('0 collected');
  await deposit(player, 1_000);
  await page.reload();
  await expect(facts).toContainText('1 collected');
  await expect(page.getByText('Today is completed')).toBeVisible();
  await shot('adventure-completed');
  const { body: gifts } = await player.call('gifts.list');
  const [won] = gifts.filter(({ title }) => /adventure/i.test(title));
  expect(won, JSON.stringify(gifts.map(({ title }) => title))).toBeDefined();
  await page.goto(`${casino.url}/profile/gifts`);
  await expect(page.getByRole('listitem', { name: won?.title ?? '' })).toBeVisible();
  await page.goto('about:blank');
  await close();
});
