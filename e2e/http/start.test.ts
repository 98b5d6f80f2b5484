import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Casino,
  casinoEnvironment,
  type DataFolder,
  dataFolder,
  emptyFolder,
  freePort,
  launchCasino,
  openCasino,
} from '../fixtures/casino.ts';
import { balanceOf, newPlayer } from '../fixtures/player.ts';
import { until } from '../fixtures/until.ts';
import { beginWithTables } from './prepared.ts';

beginWithTables();

describe('a casino that runs', () => {
  let data: DataFolder;
  let casino: Casino;
  beforeAll(async () => {
    data = dataFolder();
    casino = await openCasino(await casinoEnvironment(data.dir));
  });
  afterAll(() => data.remove());

  test('is left alone by a second one on the same data, which says who has it', async () => {
    const second = launchCasino(await casinoEnvironment(data.dir));
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(data.dir);
    expect(second.printed()).toContain(String(casino.program.child.pid));
    expect(second.printed()).not.toMatch(/\n\s+at /);
    expect((await fetch(`${casino.url}/healthz`)).status).toBe(200);
  });

  test('keeps its port: another start stops, and names it', async () => {
    const other = emptyFolder();
    const taken = { PORT: casino.environment['PORT'] };
    const second = launchCasino(await casinoEnvironment(other.dir, taken));
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(`PORT: ${taken.PORT}`);
    expect(second.printed()).not.toMatch(/\n\s+at /);
    other.remove();
  });

  test('ends by a Ctrl-C, and the data is there again after the next start', async () => {
    const player = await newPlayer(casino.url, 5_000);
    const polling = fetch(`${casino.url}/socket.io/?EIO=4&transport=polling`);
    expect((await polling).status).toBe(200);

    casino.program.child.kill('SIGINT');
    expect(await casino.program.ended).toBe(0);

    const next = await openCasino(casino.environment);
    expect((await player.call('profile.player')).body).toHaveProperty('id');
    expect(await balanceOf(player)).toBe(5_000);
    expect(await next.stop()).toBe(0);
  });
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

test('the start stops at a wrong environment and names each variable with the reason', async () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://localhost/casino',
    REDIS_URL: 'localhost:6379',
    SESSION_SECRET: 'short',
    LICENCE: 'XX',
  };
  const data = emptyFolder();
  const program = launchCasino({ ...(await casinoEnvironment(data.dir)), ...wrong });
  expect(await program.ended).toBe(1);
  for (const name of Object.keys(wrong)) expect(program.printed()).toMatch(new RegExp(`${name}: \\S+`));
  expect(program.printed(), 'the reason, not a stack').not.toMatch(/\n\s+at /);
  data.remove();
});

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
