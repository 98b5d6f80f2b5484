import { expect, test } from 'vitest';
import { FrameSession, newRequestId } from '../fixtures/frame-session.ts';
import { balanceOf, newPlayer, stateOf } from '../fixtures/player.ts';
import { runProgram } from '../fixtures/program.ts';
import { openTwoNodes } from '../fixtures/two-nodes.ts';
import { until } from '../fixtures/until.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const redisUrl = process.env['TEST_REDIS_URL'];
const ROULETTE = 'cosmo-table/grand-roulette';
const BLACKJACK = 'cosmo-table/ace-blackjack';

/**
 * What the main journey asks of the casino, without its pages: an account, a deposit by way of the bank, rounds, a round of
 * several steps, a withdrawal, the history, and the way out.
 */
async function playThrough(url: string): Promise<void> {
  const player = await newPlayer(url, 5_000);
  let balance = await balanceOf(player);
  expect(balance).toBe(5_000);
  const table = await FrameSession.open(player, ROULETTE);
  const key = newRequestId();
  const bet = { type: 'spin', bets: [{ kind: 'red', stake: 100 }] };
  const first = await table.play(bet, key);
  balance += first.win - 100;
  // The other node knows what has been played, and plays it no second time.
  expect(await table.play(bet, key)).toEqual(first);
  expect(await balanceOf(player)).toBe(balance);

  const cards = await FrameSession.open(player, BLACKJACK);
  let hand = await cards.play({ type: 'deal', stake: 100 });
  // Each step goes to the other node than the last; a blackjack ends at once.
  for (let step = 0; step < 4 && !hand.round.finished; step += 1) {
    const insured = hand.legal.includes('insurance');
    hand = await cards.play(insured ? { type: 'insurance', take: false } : { type: 'stand' });
  }
  expect(hand.round.finished).toBe(true);
  balance += hand.round.win - hand.round.stake;
  await until(
    () => balanceOf(player),
    (now) => now === balance,
  );
  const rounds = (await player.call('play.history', { query: { page_size: 100 } })).body;
  expect(rounds.map(({ bet_status }) => bet_status)).toEqual(['settled', 'settled']);

  const fields = { wallet_account: 'pilot@wallet.example' };
  const { body } = await player.call('cashbox.start', {
    body: { action: 'cashout', method: 'e-wallet', currency: 'EUR', amount_cents: 2_000, fields },
  });
  await until(
    () => stateOf(player, body.payment.id),
    (state) => state === 'succeeded',
  );
  expect(await balanceOf(player)).toBe(balance - 2_000);
  await player.call('identity.signOut');
  // Both nodes have forgotten the session.
  for (let node = 0; node < 2; node += 1) {
    expect((await player.call('profile.player')).body).not.toHaveProperty('id');
  }
}

test.runIf(databaseUrl && redisUrl)(
  'two nodes on PostgreSQL and Redis are one casino',
  { timeout: 300_000 },
  async () => {
    const { proxy, nodes, close } = await openTwoNodes(databaseUrl ?? '', redisUrl ?? '');
    await playThrough(proxy.url);
    for (const requests of proxy.taken) expect(requests).toBeGreaterThan(10);
    const books = await runProgram('apps/origin/cli/reconcile.ts', nodes[0]?.environment ?? {});
    expect(books.printed).toContain('the books agree');
    await close();
  },
);
