import { anyEngine } from '@cosmodrome/database/testing';
import { SIMULATED_GROUP } from '@cosmodrome/rules/profile/statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOrigin } from './origin.ts';
import { crowdOf } from '../src/kernel/config.ts';
import { playersWithMarkers } from '../src/limits/index.ts';
import { changeGroups } from '../src/profile/index.ts';
import { openRaces } from '../src/tournaments/testing/races.ts';

anyEngine((engine) => {
  let races: Awaited<ReturnType<typeof openRaces>>;
  beforeAll(async () => {
    races = await openRaces(engine);
  }, 60_000);
  afterAll(() => races.casino.close());

  const db = () => races.casino.core.database.db;
  const simulated = async () => {
    const one = await races.casino.player();
    await changeGroups(db(), one.playerId, { add: [SIMULATED_GROUP], remove: [] }, races.casino.clock.now());
    return one;
  };

  it('stands on the board of a tournament, and takes no place when it ends', async () => {
    const person = await races.casino.player();
    const other = await simulated();
    await races.bet(other.client, 900);
    await races.bet(person.client, 300);
    races.casino.clock.advance(3_000);
    const board = (await races.named('race-2026-11-21')).top_players;
    expect(board.map(({ award_place: place, bet_cents: cents }) => [place, cents])).toEqual([
      [1, 900],
      [2, 300],
    ]);
    await races.end();
    const { id } = await races.named('race-2026-11-21');
    const own = async (one: typeof person) => {
      await races.signIn(one);
      return (await one.client.call('tournaments.status', { params: { id } })).body;
    };
    expect(await own(person)).toMatchObject({ award_place: 1, prize_cents: 5_000 });
    expect(await own(other)).toMatchObject({ award_place: null, prize_cents: 0 });
    expect((await races.named('race-2026-11-21')).top_players.map(({ bet_cents: cents }) => cents)).toEqual([300]);
  });

  it('is offered and given nothing, and is in no report about people', async () => {
    const { client, playerId } = await simulated();
    await races.bet(client, 5_000);
    expect((await client.call('levels.points')).body.chargeable.points).toBe(0);
    expect((await client.call('chance.own')).body.state).toBe('held_back');
    const { body } = await client.call('achievements.own');
    expect(body.achievements.every(({ reached_at: at }) => at === null)).toBe(true);
    const { clock } = races.casino;
    const person = await races.casino.player();
    for (const each of [playerId, person.playerId]) {
      await sql`insert into harm_markers (player_id, marker, noticed_at)
        values (${each}, 'raised_limits', ${clock.now()})`.execute(db());
    }
    expect((await playersWithMarkers(db())).map(({ player_id: id }) => id)).toEqual([person.playerId]);
  });
});

anyEngine((engine) => {
  it.each([
    ['0', false],
    ['5', true],
  ])('is told of where there are %s of them', async (CROWD, told) => {
    const origin = await startOrigin({ engine, env: { CROWD } });
    expect((await origin.client().call('content.host')).body.simulated_players).toBe(told);
    await origin.close();
  });
});

it.each([
  [{}, 12],
  [{ DATABASE_URL: 'postgres://books.example/casino' }, 0],
  [{ DATABASE_URL: 'postgres://books.example/casino', CROWD: 3 }, 3],
  [{ CROWD: 0 }, 0],
])('there are as many as %o says', (environment, count) => {
  expect(crowdOf(environment)).toBe(count);
});
