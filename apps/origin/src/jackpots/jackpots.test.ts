import { io, type Socket } from 'socket.io-client';
import { Envelope } from '@cosmodrome/contract/channel';
import { jackpotsChannels } from '@cosmodrome/contract/channels/jackpots';
import { anyEngine } from '@cosmodrome/database/testing';
import { centsOf, poolOf, shareOf, worthOf } from '@cosmodrome/rules/jackpots/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCasino, testGame, type TestCasino } from '../../testing/casino.ts';
import { contentWith } from '../../testing/content.ts';
import type { TestClient } from '../../testing/client.ts';
import { SMALL } from './testing/books.ts';

const GAMES = [
  testGame('orbit/Feeder', { currencies: ['EUR', 'USD'] }),
  testGame('orbit/Crash', { family: 'crash', lines: null }),
  testGame('elsewhere/Lines'),
];

anyEngine((engine) => {
  let casino: TestCasino;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    const ceilings = [4_000, 400, 90_000_000];
    const levels = SMALL.levels.map((level, at) => ({ ...level, ceiling_cents: ceilings[at] ?? 0 }));
    const policy = { ...SMALL, levels };
    casino = await startCasino({ engine, games: GAMES, env: { CONTENT_DIR: contentWith([policy]) } });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await casino.close();
  });

  /** Everything that would happen by itself within a second or two. */
  const settle = async () => {
    for (let round = 0; round < 3; round += 1) {
      await casino.core.relay.drain();
      await casino.jobs.find(({ name }) => name === 'count jackpots')?.run();
    }
    casino.clock.advance(1_500);
  };
  /** A play that the wallet takes. */
  const play = async (...action: Parameters<TestCasino['studio']['play']>) =>
    casino.studio.expectAnswer(await casino.studio.play(...action));
  const list = async () => (await casino.client().call('jackpots.list')).body;
  const amounts = async () => (await list())[0]?.levels.map((level) => level.amount_cents) ?? [];

  const listen = async (client: TestClient) => {
    const { user, timestamp, token } = (await client.call('identity.settings')).body.cent;
    const socket = io(casino.url, { auth: { user, timestamp, token }, transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    const heard: Envelope[] = [];
    socket.on('message', (data: unknown) => heard.push(Envelope.parse(data)));
    await new Promise((resolve) => socket.once('session', resolve));
    const until = async (channel: string) => {
      for (;;) {
        const found = heard.find((one) => one.channel === channel);
        if (found) return found;
        await new Promise((resolve) => socket.once('message', resolve));
      }
    };
    return { heard, until };
  };

  describe('before anybody has played', () => {
    it('leaves the games out for screens that show amounts only', async () => {
      const [without] = (await casino.client().call('jackpots.list', { query: { games: 'none' } })).body;
      const [jackpot] = await list();
      expect(jackpot?.games).not.toEqual([]);
      expect(without).toEqual({ ...jackpot, games: [] });
    });

    it('lists the levels with what they begin with, how they are fed and what they are drawn from', async () => {
      const [jackpot] = await list();
      expect(jackpot).toMatchObject({
        identifier: 'mystic-jackpots',
        state: 'active',
        currency: 'EUR',
        games: ['orbit/Feeder'],
      });
      expect(jackpot?.levels.map(({ identifier, name, amount_cents }) => [identifier, name, amount_cents])).toEqual([
        ['level_1', 'Lift-off', 10],
        ['level_2', 'Ascent', 50],
        ['level_3', 'Orbit', 500],
      ]);
      expect(jackpot?.levels[0]?.draw).toMatchObject({
        cycle: 1,
        start_amount_cents: 10,
        must_hit_by_amount_cents: 4_000,
      });
      expect(JSON.stringify(jackpot)).not.toContain('server_seed"');
      expect((await casino.client().call('jackpots.wins')).body).toEqual([]);
    });

    it('tells what each feeding game can pay by its highest level, in its currencies', async () => {
      const all = (await casino.client().call('jackpots.totals')).body;
      expect(all).toEqual({ EUR: { 'orbit/Feeder': 500 }, USD: { 'orbit/Feeder': 581 } });
      const one = (await casino.client().call('jackpots.totals', { query: { currency: 'USD' } })).body;
      expect(one).toEqual({ USD: { 'orbit/Feeder': 581 } });
    });

    it('puts the feeding games into their categories and the amounts onto their cards', async () => {
      for (const category of ['jackpot', 'mystic-jackpots']) {
        const { body } = await casino.client().call('games.filter', {
          body: { filter: { categories: { identifiers: [category] } } },
        });
        expect(body.data.map(({ identifier }) => identifier)).toEqual(['orbit/Feeder']);
        expect(body.data[0]?.currencies['EUR']?.jackpot).toBe(500);
        expect(body.data[0]?.currencies['FUN']?.jackpot).toBeNull();
      }
      const { body } = await casino.client().call('games.select', { body: { game_ids: ['elsewhere/Lines'] } });
      expect(body['elsewhere/Lines']?.currencies['EUR']?.jackpot).toBeNull();
    });
  });

  it('grows by real bets on its games only', async () => {
    const { client } = await casino.player();
    const other = await casino.openGame(client, 'orbit/Crash');
    await play(other, { bet: 5_000 });
    await settle();
    expect(await amounts()).toEqual([10, 50, 500]);
    const session = await casino.openGame(client, 'orbit/Feeder');
    // An open round counts once it is settled.
    await play(session, { bet: 100, round_id: 'open', action_id: 'open-1', finished: false });
    await settle();
    expect(await amounts()).toEqual([10, 50, 500]);
    await play(session, { bet: 0, round_id: 'open', action_id: 'open-2', win: 30 });
    await settle();
    expect((await amounts())[2]).toBe(Number(centsOf(poolOf(500n) + shareOf(worthOf(100n, 'EUR', 'EUR'), 10_001))));
  });

  it('pays a winner at once, tells the winner and everybody, and proves the draw', async () => {
    const watching = await listen(casino.client());
    const { client } = await casino.player(100_000n);
    await client.call('profile.updatePlayer', { body: { context: 'edition', player: { nickname: 'Starlight 99' } } });
    const session = await casino.openGame(client, 'orbit/Feeder');
    const own = await listen(client);
    const announced = (await list())[0]?.levels[1]?.draw.server_seed_hash;
    // Three per cent of two such bets are more than the second level can hold.
    for (const bet of [10_000, 10_000]) {
      await play(session, { bet });
      await settle();
      casino.clock.advance(5_000);
    }
    const wins = (await casino.client().call('jackpots.wins')).body;
    const ascents = wins.filter((each) => each.jackpot_level_external_code === 'level_2');
    const win = ascents.at(-1);
    expect(win).toMatchObject({
      user_name: 'Starli***',
      jackpot_name: 'Mystic jackpots',
      jackpot_level_name: 'Ascent',
      jackpot_original_currency: 'EUR',
      currency: 'EUR',
      game_identifier: 'orbit/Feeder',
      game_title: 'Feeder',
      draw: { cycle: 1, server_seed_hash: announced },
    });
    expect(win?.amount_cents).toBe(win?.jackpot_original_amount_cents);
    const award = jackpotsChannels.jackpot_win_award.data.parse((await own.until('jackpot_win_award')).data);
    expect(wins).toContainEqual(award);
    const changed = jackpotsChannels['public:jackpots_changes'].data.parse(
      (await watching.until('public:jackpots_changes')).data,
    );
    expect(changed.identifier).toBe('mystic-jackpots');
    expect(watching.heard.some(({ channel }) => channel === 'jackpot_win_award')).toBe(false);
    const won = wins.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    const balance = own.heard.filter(({ channel }) => channel === 'balance').at(-1)?.data;
    expect(balance).toMatchObject({
      amount_cents: 80_000 + won,
      available_to_cashout_cents: 80_000 + won,
    });
    expect((await list())[0]?.levels[1]).toMatchObject({
      last_hit_at: ascents[0]?.created_at,
      draw: { cycle: ascents.length + 1 },
    });
  });

  it('is never fed by a demo', async () => {
    const before = await amounts();
    const { client } = await casino.player();
    const launch = await client.call('play.launch', {
      params: { producer: 'orbit', name: 'Feeder' },
      body: { mode: 'demo' },
    });
    const token = new URL(launch.body.launch_url, casino.url).searchParams.get('token') ?? '';
    const session = casino.studio.expectAnswer(await casino.studio.openSession(token));
    const { status } = await casino.studio.play(session, { bet: 100_000 });
    expect(status).toBeGreaterThanOrEqual(400);
    await settle();
    expect(await amounts()).toEqual(before);
  });
});
