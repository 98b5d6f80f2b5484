import { newPlayer, password } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';

const ATTACK = `"><img src=x onerror="window.hit=1"><svg/onload=window.hit=1>{{constructor}}`;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n').toString('base64');

/** Every field that a player fills, and every word of a browser that a page shows. */
test('words that would be code stay words wherever they are shown @wide', async ({ page, context, casino }) => {
  const player = await newPlayer(casino.url);
  const { fields } = (await player.call('account.playerFields')).body;
  const taken: string[] = [];
  for (const { field, type } of fields) {
    if (type !== 'string') continue;
    const answer = await player.send('PATCH', '/api/player', {
      text: JSON.stringify({ player: { [field]: ATTACK.slice(0, 60) } }),
    });
    expect([200, 422]).toContain(answer.status);
    if (answer.status === 200) taken.push(field);
  }
  const kept = (await player.call('account.player')).body as unknown as Record<string, unknown>;
  // What a rule does not refuse is kept as it was written, and never mended into something else.
  for (const field of taken) expect([null, ATTACK.slice(0, 60), kept[field]]).toContain(kept[field]);

  const file = { file_name: `${ATTACK.replaceAll('/', '')}.pdf`, content: PDF };
  await player.send('POST', '/api/player/documents', {
    text: JSON.stringify({ document_type: 'identity', description: ATTACK, file }),
  });
  const email = (await player.call('account.player')).body;
  const other = new Visitor(casino.url);
  await other.send('POST', '/api/users/sign_in', {
    text: JSON.stringify({ user: { email: 'email' in email ? email.email : '', password } }),
    headers: { 'user-agent': ATTACK },
  });

  await context.addCookies(player.cookies());
  for (const path of ['/profile', '/profile/security', '/profile/verification', '/profile/limits', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeAttached();
    await expect(page.locator('img[src="x"], svg[onload]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hit' in window), path).toBe(false);
  }
  await page.goto(`/sign-in?redirect=${encodeURIComponent(`javascript:${ATTACK}`)}`);
  await page.goto(`/search?q=${encodeURIComponent(ATTACK)}`);
  await expect(page.getByRole('dialog').locator('input').first()).toHaveValue(ATTACK);
  await expect(page.locator('img[src="x"], svg[onload]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
