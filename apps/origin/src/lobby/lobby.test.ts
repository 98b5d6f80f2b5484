import { io, type Socket } from 'socket.io-client';
import { Win } from '@cosmodrome/contract/channels/lobby';
import { Envelope } from '@cosmodrome/contract/channel';
import { eachEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { winsProjector } from './project.ts';

eachEngine((engine) => {
  let casino: TestCasino;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    casino = await startCasino({ engine });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await casino.close();
  });

  const winners = async (call: 'lobby.latestWinners' | 'lobby.topWinners') => {
    await casino.core.relay.drain();
    casino.clock.advance(20_000);
    return (await casino.client().call(call)).body;
  };

  /** Connects with the caller's own settings; gives the next messages of a channel. */
  const listen = async (client: TestClient) => {
    const { user, timestamp, token } = (await client.call('account.settings')).body.cent;
    const socket = io(casino.url, { auth: { user, timestamp, token }, transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    const heard: Envelope[] = [];
    let wake: () => void = () => undefined;
    socket.on('message', (data: unknown) => {
      heard.push(Envelope.parse(data));
      wake();
    });
    await new Promise((resolve) => socket.once('session', resolve));
    const next = async (channel: string, count: number) => {
      const found = () => heard.filter((one) => one.channel === channel);
      while (found().length < count) await new Promise<void>((resolve) => (wake = resolve));
      return found();
    };
    return { next, heard };
  };

  it('shows and tells wins above their stake, under a cut name, and no others', async () => {
    const guest = await listen(casino.client());
    const named = await casino.player();
    await named.client.call('account.updatePlayer', {
      body: { context: 'edition', player: { nickname: 'Starlight 99' } },
    });
    const shown = await casino.openGame(named.client, 'orbit/RocketX');
    const nameless = await casino.player();
    const other = await casino.openGame(nameless.client, 'orbit/RocketX');
    await casino.studio.play(shown, { bet: 100, win: 250 });
    await casino.studio.play(shown, { bet: 100, win: 100 });
    await casino.studio.play(shown, { bet: 100, win: 99 });
    await casino.studio.play(shown, { bet: 100, win: 5_000, finished: false });
    await casino.core.relay.drain();
    casino.clock.advance(1_000);
    await casino.studio.play(other, { bet: 200, win: 300 });

    const latest = await winners('lobby.latestWinners');
    expect(latest.map((win) => [win.nickname, win.bet_amount_cents, win.win_amount_cents])).toEqual([
      ['player***', 200, 300],
      ['Starli***', 100, 250],
    ]);
    expect(latest[0]).toMatchObject({ game_title: 'Rocket X', game_table_url: '/play/orbit/rocket-x' });
    const told = (await guest.next('public:wins', 2)).map(({ data }) => Win.parse(data));
    expect(told.map(({ player, round }) => [player.nickname, round.win])).toEqual([
      ['Starli***', 250],
      ['player***', 300],
    ]);
    expect(guest.heard.every(({ seq }) => seq === null)).toBe(true);
  });

  it('compares wins of different currencies by their worth, for 24 hours', async () => {
    casino.clock.advance(25 * 3_600_000);
    const { client, playerId } = await casino.player();
    await casino.fund(playerId, 'BTC', 1_000_000n);
    const euro = await casino.openGame(client, 'orbit/CosmicGems');
    await casino.studio.play(euro, { bet: 100, win: 90_000 });
    const coin = await casino.openGame(client, 'orbit/RocketX', 'BTC');
    await casino.studio.play(coin, { bet: 1_000, win: 2_000_000 });
    const top = await winners('lobby.topWinners');
    expect(top.map((win) => [win.currency, win.win_amount_cents])).toEqual([
      ['BTC', 2_000_000],
      ['EUR', 90_000],
    ]);
    casino.clock.advance(24 * 3_600_000);
    expect(await winners('lobby.topWinners')).toEqual([]);
    expect((await winners('lobby.latestWinners')).length).toBe(4);
  });

  it('hides a win whose round was taken back, and counts no message twice', async () => {
    const { client } = await casino.player();
    const session = await casino.openGame(client, 'orbit/RocketX');
    await casino.studio.play(session, { action_id: 'wrong', round_id: 'wrong', bet: 100, win: 777 });
    const isShown = async () => (await winners('lobby.latestWinners')).some((win) => win.win_amount_cents === 777);
    expect(await isShown()).toBe(true);
    await casino.studio.rollback(session, { original_action_id: 'wrong', round_id: 'wrong' });
    expect(await isShown()).toBe(false);

    const told: Win[] = [];
    const project = winsProjector({ connection: casino.core.database.db, publish: (win) => told.push(win) });
    const message = (id: bigint) => ({
      id,
      playerId: 1,
      seq: null,
      topic: 'round',
      payload: { round_id: 'twice', game: 'orbit/RocketX', currency: 'EUR', state: 'settled', bet: 1, win: 9 },
      at: casino.clock.now(),
    });
    for (const id of [900_000n, 900_000n, 899_999n]) await project(message(id));
    expect(told.length).toBe(1);
    // A part of the stake was taken back: the same win in other figures.
    const corrected = message(900_001n);
    await project({ ...corrected, payload: { ...corrected.payload, bet: 0 } });
    expect(told.length).toBe(1);
    const wins = await winners('lobby.latestWinners');
    expect(wins.find((win) => win.win_amount_cents === 9)).toMatchObject({ bet_amount_cents: 0 });
  });

  it('brings balances to their player only, in order, and what was missed after a cut', async () => {
    const ada = await casino.player(10_000n);
    const bob = await casino.player(10_000n);
    const session = await casino.openGame(ada.client, 'orbit/RocketX');
    await casino.core.relay.drain();
    const toAda = await listen(ada.client);
    const toBob = await listen(bob.client);
    for (let i = 0; i < 10; i += 1) await casino.studio.play(session, { bet: 100 });
    await casino.core.relay.drain();
    const balances = await toAda.next('balance', 10);
    expect(balances.map(({ data }) => (data as { amount_cents: number }).amount_cents)).toEqual(
      Array.from({ length: 10 }, (_, i) => 9_900 - i * 100),
    );
    const seqs = balances.map(({ seq }) => seq ?? 0);
    expect(seqs).toEqual(seqs.map((_, i) => (seqs[0] ?? 0) + i));
    expect(toBob.heard.filter(({ channel }) => channel === 'balance')).toEqual([]);

    const { user, timestamp, token } = (await ada.client.call('account.settings')).body.cent;
    const since = seqs[3];
    const socket = io(casino.url, {
      auth: { user, timestamp, token, since },
      transports: ['websocket'],
      forceNew: true,
    });
    sockets.push(socket);
    const missed: number[] = [];
    await new Promise<void>((resolve) => {
      socket.on('message', (data: unknown) => {
        const { channel, seq } = Envelope.parse(data);
        // Other news of the same player come along: points, say.
        if (channel === 'balance' && seq !== null) missed.push(seq);
        if (seq === seqs.at(-1)) resolve();
      });
    });
    expect(missed).toEqual(seqs.slice(4));
  });

  it('closes the sockets of a player who signs out', async () => {
    const { client } = await casino.player();
    await listen(client);
    const socket = sockets.at(-1);
    const closed = new Promise((resolve) => socket?.once('disconnect', resolve));
    await client.call('account.signOut');
    await casino.core.relay.drain();
    expect(await closed).toBe('io server disconnect');
  });
});
