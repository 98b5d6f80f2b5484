import { expect, test } from 'vitest';
import { casinoEnvironment, dataFolder, openCasino } from '../fixtures/casino.ts';
import { FrameSession } from '../fixtures/frame-session.ts';
import { contentWithNearJackpot } from '../fixtures/jackpots.ts';
import { newPlayer } from '../fixtures/player.ts';
import { runProgram } from '../fixtures/program.ts';
import { until } from '../fixtures/until.ts';
import { beginWithTables } from './prepared.ts';

beginWithTables();

test('a jackpot that falls during play is paid, and the books agree with the pools', { timeout: 300_000 }, async () => {
  const data = dataFolder();
  const CONTENT_DIR = contentWithNearJackpot();
  const casino = await openCasino(await casinoEnvironment(data.dir, { CONTENT_DIR }));
  const player = await newPlayer(casino.url, 2_000);
  const game = await FrameSession.open(player, 'apogee/ember-wyrm');
  // With the free spins that a round may win.
  let step = await game.play({ type: 'spin', stake: 200 });
  while (!step.round.finished) step = await game.play({ type: step.legal[0] ?? 'spin' });
  await until(
    async () => (await player.call('jackpots.wins')).body.length,
    (wins) => wins > 0,
  );
  expect(await casino.stop()).toBe(0);
  const { code, printed } = await runProgram('apps/origin/cli/reconcile.ts', casino.environment);
  expect(printed).toContain('the books agree');
  expect(code).toBe(0);
  data.remove();
});
