import type { Page } from '@playwright/test';
import { newPlayer, password, deposit } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';

const ATTACK = `"><img src=x onerror="window.hit=1"><svg/onload=window.hit=1>{{constructor}}`;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n').toString('base64');

async function expectWords(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], svg[onload]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window), page.url()).toBe(false);
}

/** Fields of answers that hold words of people, providers or operators. */
const WORDS =
  /^(first_name|last_name|nick_?name|address|city|postal_code|state|mobile_phone|file_name|description|device|place|name|title|user_name|game_title|text|reason|bonus_title)$/;

function poisoned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [
      field,
      typeof each === 'string' && WORDS.test(field) ? ATTACK : poisoned(each),
    ]),
  );
}

/** Every field that a player fills, and every word of a browser that a page shows. */
test('words that would be code stay words wherever they are shown @wide', async ({ page, context, casino }) => {
  const player = await newPlayer(casino.url);
  const read = async () => (await player.call('profile.player')).body as unknown as Record<string, unknown>;
  const { fields } = (await player.call('profile.playerFields')).body;
  for (const { field, type } of fields) {
    if (type !== 'string') continue;
    const before = (await read())[field];
    const attack = ATTACK.slice(0, 60);
    const answer = await player.send('PATCH', '/api/player', {
      text: JSON.stringify({ player: { [field]: attack } }),
    });
    expect([200, 422], field).toContain(answer.status);
    // Taken as it was written or not at all: never mended into something else.
    const kept = (await read())[field];
    expect(kept === before || (kept === attack && answer.status === 200), `${field}: ${String(kept)}`).toBe(true);
  }

  const file = { file_name: `${ATTACK.replaceAll('/', '')}.pdf`, content: PDF };
  await player.send('POST', '/api/player/documents', {
    text: JSON.stringify({ document_type: 'identity', description: ATTACK, file }),
  });
  const other = new Visitor(casino.url);
  await other.send('POST', '/api/users/sign_in', {
    text: JSON.stringify({ user: { email: (await read())['email'], password } }),
    headers: { 'user-agent': ATTACK },
  });

  await context.addCookies(player.cookies());
  for (const path of ['/profile', '/profile/security', '/profile/verification', '/profile/limits', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeAttached();
    await expectWords(page);
  }
  await page.goto(`/sign-in?redirect=${encodeURIComponent(`javascript:${ATTACK}`)}`);
  await page.goto(`/search?q=${encodeURIComponent(ATTACK)}`);
  await expect(page.getByRole('dialog').locator('input').first()).toHaveValue(ATTACK);
  await expectWords(page);

  // Another origin may keep words that ours refuses: whatever a player's pages read is answered with code in its place.
  await deposit(player, 5_000);
  await page.route(/\/(batch|api\/(v2\/)?(player|user|stats|bonuses|info|jackpot))/, async (route) => {
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, json: poisoned(await response.json()) });
  });
  const shown = page.getByText('onerror=');
  for (const path of [
    '/profile',
    '/profile/security',
    '/profile/verification',
    '/profile/wallets',
    '/profile/level',
    '/profile/promocode',
    '/profile/games-history',
    '/cashbox',
    '/',
  ]) {
    await page.goto(path);
    // The header names the player on every page.
    await expect(shown.first(), path).toBeAttached();
    await page.waitForLoadState('networkidle');
    if (path === '/profile') await expect(page.getByRole('main').locator('input').first()).toHaveValue(ATTACK);
    if (path === '/profile/verification')
      await expect(page.getByRole('main').getByText('onerror=').first()).toBeVisible();
    await expectWords(page);
  }
});
