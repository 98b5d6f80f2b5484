import { expect, test } from '@playwright/test';
import { FrameSession } from './fixtures/frame-session.ts';
import { newPlayer } from './fixtures/player.ts';
import { openTwoNodes } from './fixtures/two-nodes.ts';
import { Visitor } from './fixtures/visitor.ts';
import { MAIN_JOURNEY_TIMEOUT, mainJourney } from './journeys/main-journey.ts';
import { Lobby } from './pages/lobby.ts';
import { Site } from './pages/site.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const redisUrl = process.env['TEST_REDIS_URL'];
const ROULETTE = 'cosmo-table/grand-roulette';

// What two nodes share is proven over HTTP and sockets by e2e/http/two-nodes.test.ts.
if (databaseUrl && redisUrl) {
  test('the pages of two nodes on PostgreSQL and Redis are those of one casino @all', async ({ browser }) => {
    test.setTimeout(MAIN_JOURNEY_TIMEOUT + 120_000);
    const { proxy, nodes, close } = await openTwoNodes(databaseUrl, redisUrl);
    const context = await browser.newContext({ baseURL: proxy.url });
    const page = await context.newPage();

    await test.step('the main journey, each request at the other node', () =>
      mainJourney({ page, url: proxy.url, shot: () => Promise.resolve() }));
    for (const requests of proxy.taken) expect(requests).toBeGreaterThan(100);

    await test.step('a bet at either node moves the balance that the browser shows', async () => {
      const player = await newPlayer(proxy.url, 5_000);
      await context.addCookies(player.cookies());
      await new Lobby(page).open();
      const site = new Site(page);
      await expect.poll(() => site.balance()).toBe(5_000);
      for (const node of nodes) {
        const there = new Visitor(node.url);
        there.take(await context.cookies());
        const table = await FrameSession.open(there, ROULETTE);
        const before = await site.balance();
        // Red pays double or nothing: the balance moves in any case.
        const bet = await table.play({ type: 'spin', bets: [{ kind: 'red', stake: 100 }] });
        expect(bet.balance).toBe(before + bet.win - 100);
        await expect.poll(() => site.balance()).toBe(bet.balance);
      }
    });

    await context.close();
    await close();
  });
}
