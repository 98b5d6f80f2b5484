import { expect, test } from 'vitest';
import { casinoEnvironment, dataFolder, openCasino } from '../fixtures/casino.ts';
import { runProgram } from '../fixtures/program.ts';
import { until } from '../fixtures/until.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { beginWithTables } from './prepared.ts';

beginWithTables();

test('simulated players make a fresh casino alive, are told of, and keep the books', async () => {
  const data = dataFolder();
  // Wins are chance: with this many players one of them wins within seconds, and none for half a minute is next to impossible.
  const environment = await casinoEnvironment(data.dir, { CROWD: '16', CROWD_PACE: '40' });
  const first = await openCasino(environment);
  const guest = new Visitor(first.url);
  const winners = async () => (await guest.call('lobby.latestWinners')).body;
  expect(await until(winners, (found) => found.length > 0)).toEqual(
    expect.arrayContaining([expect.objectContaining({ nickname: expect.stringMatching(/^[a-z]{5,6}\*\*\*$/) })]),
  );
  const running = async () =>
    (await guest.call('tournaments.list')).body.find(
      ({ top_players: top, in_progress: runs }) => runs && top.length > 0,
    );
  expect(await until(running, (found) => found !== undefined)).toMatchObject({ in_progress: true });
  expect((await guest.call('content.host')).body.simulated_players).toBe(true);
  for (const path of ['/', '/leaderboard']) {
    const document = await fetch(first.url + path, { headers: { 'accept-language': 'en' } });
    expect(await document.text(), path).toContain('some of the players are simulated');
  }
  // It ends in the middle of what they do, and they come back as who they were.
  expect(await first.stop()).toBe(0);
  const { code, printed } = await runProgram('apps/origin/cli/reconcile.ts', environment);
  expect(code, printed).toBe(0);
  const second = await openCasino(environment);
  const before = (await winners()).length;
  await until(winners, (found) => found.length > before);
  expect(await second.stop()).toBe(0);
  data.remove();
});
