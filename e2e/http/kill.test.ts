import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { casinoEnvironment, dataFolder, openCasino, type Casino } from '../fixtures/casino.ts';
import { fast } from '../fixtures/clock.ts';
import { everything } from '../fixtures/everything.ts';
import { FrameSession } from '../fixtures/frame-session.ts';
import { BusyPlayer } from '../fixtures/load.ts';
import { balanceOf, card, newPlayer, payAtBank, startDeposit, stateOf } from '../fixtures/player.ts';
import { runProgram } from '../fixtures/program.ts';
import { until } from '../fixtures/until.ts';
import type { Visitor } from '../fixtures/visitor.ts';
import { beginWithTables } from './prepared.ts';

/** How often the casino is killed here; the ledger has its own test with more. */
const KILLS = Number(process.env['KILLS'] ?? (everything ? 3 : 1));
const PLAYERS = 3;
const BLACKJACK = 'cosmo-table/ace-blackjack';

beginWithTables();

async function expectCleanBooks(environment: NodeJS.ProcessEnv): Promise<void> {
  const { code, printed } = await runProgram('apps/origin/cli/reconcile.ts', environment);
  expect(code, printed).toBe(0);
  expect(printed).toContain('the books agree');
}

/** Every round of a player, from the history page by page. */
async function roundsOf(visitor: Visitor): Promise<Map<string, { stake: number; win: number }>> {
  const rounds = new Map<string, { stake: number; win: number }>();
  let before: string | undefined;
  for (;;) {
    const query = { page_size: 100, ...(before !== undefined && { before }) };
    const { body } = await visitor.call('play.history', { query });
    for (const row of body) {
      expect(rounds.has(row.bet_id), 'a round is listed once').toBe(false);
      rounds.set(row.bet_id, { stake: row.total_bets, win: row.total_wins });
    }
    const last = body.at(-1);
    if (!last || body.length < 100) return rounds;
    before = last.bet_id;
  }
}

/** Repeats all that was asked for: what was acknowledged gets its first answer again, the rest happens now, once. */
async function expectEverythingOnce(player: BusyPlayer): Promise<void> {
  for (const wish of player.bets) {
    const known = wish.answer;
    const again = await player.bet(wish);
    if (known) expect(again).toEqual(known);
  }
  for (const wish of player.deposits) {
    const known = wish.answer;
    const again = await player.deposit(wish);
    if (known) expect(again.id).toBe(known.id);
  }
  const { visitor } = player;
  const payments = player.deposits.map(({ answer }) => answer?.id ?? '');
  expect(new Set(payments).size, 'a payment for each key').toBe(payments.length);
  for (const id of payments) {
    await until(
      () => stateOf(visitor, id),
      (state) => state === 'succeeded',
    );
  }

  const rounds = await roundsOf(visitor);
  expect(rounds.size).toBe(player.bets.length);
  const played = [...rounds.values()].reduce((sum, { stake, win }) => sum + win - stake, 0);
  const answered = player.bets.reduce((sum, { answer }) => sum + (answer?.win ?? 0) - (answer?.stake ?? 0), 0);
  expect(played).toBe(answered);
  const listed = (await visitor.call('cashbox.paymentsPage', { body: { page_size: 100 } })).body;
  expect(listed.pagination.total_count).toBe(payments.length + 1);
}

test(
  'killed while bets and deposits run, it loses nothing and makes nothing',
  { timeout: 300_000 + KILLS * 60_000 },
  async () => {
    const data = dataFolder();
    const environment = await casinoEnvironment(data.dir, fast());
    let casino: Casino = await openCasino(environment);
    const players: BusyPlayer[] = [];
    for (let at = 0; at < PLAYERS; at += 1) players.push(await BusyPlayer.seat(await newPlayer(casino.url, 10_000)));

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const after = randomInt(1, 60);
      let answers = 0;
      const killed: Promise<void>[] = [];
      const running = casino;
      const acknowledged = (): void => {
        answers += 1;
        if (answers === after) killed.push(running.kill());
      };
      await Promise.all(players.map((player) => player.work(acknowledged)));
      await Promise.all(killed);
      expect(answers, `kill ${kill}`).toBeGreaterThanOrEqual(after);
      casino = await openCasino(environment);
    }
    for (const player of players) await expectEverythingOnce(player);
    for (const { visitor, bets, deposits } of players) {
      const won = bets.reduce((sum, { answer }) => sum + (answer?.win ?? 0) - (answer?.stake ?? 0), 0);
      expect(await balanceOf(visitor)).toBe(10_000 + deposits.length * 2_000 + won);
    }
    expect(await casino.stop()).toBe(0);
    await expectCleanBooks(environment);
    data.remove();
  },
);

test('killed in the middle of a hand and before the word of the bank, both go on', { timeout: 300_000 }, async () => {
  const data = dataFolder();
  const environment = await casinoEnvironment(data.dir);
  let casino = await openCasino(environment);
  const player = await newPlayer(casino.url, 10_000);
  const table = await FrameSession.open(player, BLACKJACK);
  let hand = await table.play({ type: 'deal', stake: 100 });
  // A blackjack ends at once: deal until there is a hand to play.
  while (hand.round.finished) hand = await table.play({ type: 'deal', stake: 100 });
  const { id, page } = await startDeposit(player, 5_000);
  await payAtBank(player, page, card.slow);
  expect(await stateOf(player, id)).not.toBe('succeeded');
  const before = await balanceOf(player);

  await casino.kill();
  casino = await openCasino(environment);

  expect(await balanceOf(player), 'the stake stays on the table').toBe(before);
  const [game] = (await player.call('games.played')).body;
  const cards = await player.call('games.select', { body: { game_ids: [game?.identifier ?? ''] } });
  expect(cards.body[game?.identifier ?? '']?.unfinished_games_for).toEqual(['EUR']);

  const again = await FrameSession.open(player, BLACKJACK);
  expect(again.opened.round?.id).toBe(hand.round.id);
  const isInsured = again.opened.round?.legal.includes('insurance') ?? false;
  let step = isInsured ? await again.play({ type: 'insurance', take: false }) : null;
  if (!step?.round.finished) step = await again.play({ type: 'stand' });
  expect(step.round).toMatchObject({ id: hand.round.id, finished: true });
  await until(
    () => stateOf(player, id),
    (state) => state === 'succeeded',
  );
  const round = (await player.call('play.round', { params: { id: (await latest(player)) ?? '' } })).body.round;
  expect(await balanceOf(player)).toBe(before + round.total_wins + 5_000);

  expect(await casino.stop()).toBe(0);
  await expectCleanBooks(environment);
  data.remove();
});

const latest = async (player: Visitor): Promise<string | undefined> =>
  (await player.call('play.history', { query: { page_size: 1 } })).body[0]?.bet_id;
