import { expect, test } from 'vitest';
import { casinoEnvironment, dataFolder, emptyFolder, freePort, launchCasino, openCasino } from '../fixtures/casino.ts';
import { balanceOf, newPlayer } from '../fixtures/player.ts';
import { until } from '../fixtures/until.ts';
import { beginWithTables } from './prepared.ts';

beginWithTables();

test('a Ctrl-C ends it, and the data is there again after the next start', async () => {
  const data = dataFolder();
  const environment = await casinoEnvironment(data.dir);
  const first = await openCasino(environment);
  const player = await newPlayer(first.url, 5_000);
  const polling = fetch(`${first.url}/socket.io/?EIO=4&transport=polling`);
  expect((await polling).status).toBe(200);

  first.program.child.kill('SIGINT');
  expect(await first.program.ended).toBe(0);

  const second = await openCasino(environment);
  expect((await player.call('profile.player')).body).toHaveProperty('id');
  expect(await balanceOf(player)).toBe(5_000);
  expect(await second.stop()).toBe(0);
  data.remove();
});

test('it says that it is not ready before it answers, and is healthy afterwards', async () => {
  const data = emptyFolder();
  const environment = await casinoEnvironment(data.dir);
  const program = launchCasino(environment);
  const health = async (): Promise<number> =>
    fetch(`http://127.0.0.1:${environment['PORT']}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  const seen = new Set<number>();
  await until(
    async () => {
      const status = await health();
      seen.add(status);
      return status;
    },
    (status) => status === 200,
  );
  await program.says('Ready');
  expect([...seen].filter((status) => status !== 0)).toEqual([503, 200]);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  data.remove();
});

test('a second casino on the same data says who has it and leaves it alone', async () => {
  const data = dataFolder();
  const first = await openCasino(await casinoEnvironment(data.dir));
  const second = launchCasino(await casinoEnvironment(data.dir));
  expect(await second.ended).toBe(1);
  expect(second.printed()).toContain(data.dir);
  expect(second.printed()).toContain(String(first.program.child.pid));
  expect(second.printed()).not.toMatch(/\n\s+at /);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  data.remove();
});

const wrong: readonly [name: string, value: string][] = [
  ['PORT', 'three'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/casino'],
  ['REDIS_URL', 'localhost:6379'],
  ['SESSION_SECRET', 'short'],
  ['LICENCE', 'XX'],
];
for (const [name, value] of wrong) {
  test(`the start stops at ${name}=${value} and says why`, async () => {
    const data = emptyFolder();
    const program = launchCasino({ ...(await casinoEnvironment(data.dir)), [name]: value });
    expect(await program.ended).toBe(1);
    expect(program.printed()).toMatch(new RegExp(`${name}: \\S+`));
    expect(program.printed(), 'the reason, not a stack').not.toMatch(/\n\s+at /);
    data.remove();
  });
}

test('the start stops when the database does not answer, and names it without its password', async () => {
  const data = emptyFolder();
  const url = `postgres://pilot:secret-word@127.0.0.1:${await freePort()}/casino`;
  const program = launchCasino({ ...(await casinoEnvironment(data.dir)), DATABASE_URL: url });
  expect(await program.ended).toBe(1);
  expect(program.printed()).toContain('DATABASE_URL');
  expect(program.printed()).not.toContain('secret-word');
  expect(program.printed()).not.toMatch(/\n\s+at /);
  data.remove();
});

test('the start stops when its port is taken, and names it', async () => {
  const data = dataFolder();
  const first = await openCasino(await casinoEnvironment(data.dir));
  const other = emptyFolder();
  const taken = { PORT: first.environment['PORT'] };
  const second = launchCasino(await casinoEnvironment(other.dir, taken));
  expect(await second.ended).toBe(1);
  expect(second.printed()).toContain(`PORT: ${taken.PORT}`);
  expect(second.printed()).not.toMatch(/\n\s+at /);
  expect(await first.stop()).toBe(0);
  data.remove();
  other.remove();
});
