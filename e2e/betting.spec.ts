import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { freePort } from './fixtures/casino.ts';
import { BETTING as dressed, expect, test } from './fixtures/dressed.ts';
import { newPlayer } from './fixtures/player.ts';
import { startProgram } from './fixtures/program.ts';

const { url: BETTING, host: WITH } = dressed;
const WITHOUT = 'auralune.example';

test.use({ newcomer: true });

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

/** An origin behind a line on which nobody answers for limits while `cut`. */
async function cutLine(origin: string): Promise<{ url: string; cut: boolean; close: () => void }> {
  const line = { url: '', cut: true, close: () => void server.close() };
  const server = createServer((req, res) => {
    if (line.cut && req.url === '/api/player/protection/betting') return void req.socket.destroy();
    const onward = request(new URL(req.url ?? '/', origin), { method: req.method, headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return line;
}

test('nobody who is signed in gets there while breaks cannot be looked up, and the page says so @wide', async ({
  page,
  casino,
  complaints,
  shot,
}) => {
  const player = await newPlayer(casino.url);
  await player.call('limits.set', { body: { user_limit: { type: 'selfexclusion', period: 'month_6' } } });
  const line = await cutLine(casino.url);
  const port = String(await freePort());
  const web = startProgram('apps/web/server/main.ts', { ...process.env, ORIGIN_URL: line.url, PORT: port });
  try {
    await web.says('Web on');
    const site = `http://${WITH}:${port}`;
    const cookies = player.cookies().map(({ name, value }) => ({ name, value, url: site }));
    await page.context().addCookies(cookies);
    const betting: string[] = [];
    page.on('request', (asked) => void (asked.url().startsWith(BETTING) && betting.push(asked.url())));
    await page.goto(`${site}/en/sport/football`);
    await expect(page.getByRole('heading', { name: 'Sports betting is not available right now' })).toBeVisible();
    await shot('betting-unknown');
    expect(betting).toEqual([]);
    line.cut = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`${site}/en/profile/limits`);
    expect(betting).toEqual([]);
    expect(complaints.splice(0).filter((complaint) => !/502|LOAD_LIMITS|user_limits/.test(complaint))).toEqual([]);
    await page.goto('about:blank');
  } finally {
    web.child.kill('SIGKILL');
    await web.ended;
    line.close();
  }
});

// A phone has the link in its menu.
test(
  'the link stands in the place of the lobby’s, and its # works',
  { tag: '@wide' },
  async ({ page, casino, complaints, shot }) => {
    const site = `http://${WITH}:${new URL(casino.url).port}`;
    await page.goto(`${site}/en`);
    const links = sections(page).first().getByRole('link').filter({ visible: true });
    await expect(links.nth(2)).toHaveText('Sports');
    expect((await links.allInnerTexts()).slice(0, 3)).toEqual(['Slots', 'Tables', 'Sports']);
    await shot('betting-link');
    const asked = page.waitForRequest((request) => request.url().startsWith(BETTING));
    await links.nth(2).click();
    expect((await asked).url()).toBe(`${BETTING}/`);
    await page.goto(`${site}/en/support`);
    const football = page.waitForRequest((request) => request.url().startsWith(BETTING));
    await page.goto(`${site}/en/support#sport_football`);
    expect((await football).url()).toBe(`${BETTING}/football`);
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.goto(`http://${WITHOUT}:${new URL(casino.url).port}/en`);
    await expect(sections(page).first().getByRole('link', { name: 'Lobby' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sports' })).toHaveCount(0);
    // Nobody answers under the betting site's name here.
    expect(complaints.splice(0).every((complaint) => complaint.includes(BETTING))).toBe(true);
  },
);
