import { io, type Socket } from 'socket.io-client';
import { Win } from '@cosmodrome/contract/channels/lobby';
import { Envelope } from '@cosmodrome/contract/channel';
import { anyEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@cosmodrome/rules/durations';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';

anyEngine((engine) => {
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
    const { user, timestamp, token } = (await client.call('identity.settings')).body.cent;
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
    await named.client.call('profile.updatePlayer', {
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
    casino.clock.advance(25 * HOUR_MS);
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
    casino.clock.advance(DAY_MS);
    expect(await winners('lobby.topWinners')).toEqual([]);
    expect((await winners('lobby.latestWinners')).length).toBe(4);
  });

  it('hides a win whose round was taken back, and shows it with other figures where it stands when its stake changed', async () => {
    const { client } = await casino.player();
    const session = await casino.openGame(client, 'orbit/RocketX');
    await casino.studio.play(session, { action_id: 'wrong', round_id: 'wrong', bet: 100, win: 777 });
    const isShown = async () => (await winners('lobby.latestWinners')).some((win) => win.win_amount_cents === 777);
    expect(await isShown()).toBe(true);
    await casino.studio.rollback(session, { original_action_id: 'wrong', round_id: 'wrong' });
    expect(await isShown()).toBe(false);

    const guest = await listen(casino.client());
    const raised = { round_id: 'raised' };
    await casino.studio.play(session, { ...raised, action_id: 'first', bet: 300, win: 0, finished: false });
    await casino.studio.play(session, { ...raised, action_id: 'second', bet: 100, win: 888 });
    const shown = async () => (await winners('lobby.latestWinners')).find((win) => win.win_amount_cents === 888);
    const before = await shown();
    expect(before).toMatchObject({ bet_amount_cents: 400 });
    await casino.studio.rollback(session, { ...raised, original_action_id: 'first' });
    expect(await shown()).toEqual({ ...before, bet_amount_cents: 100 });
    await casino.studio.play(session, { bet: 100, win: 999 });
    await casino.core.relay.drain();
    const told = (await guest.next('public:wins', 2)).map(({ data }) => Win.parse(data).round.win);
    expect(told).toEqual([888, 999]);
  });

  it('tells five wins in a second, and lists all', async () => {
    casino.clock.advance(25 * HOUR_MS);
    const { client } = await casino.player();
    const session = await casino.openGame(client, 'orbit/RocketX');
    const guest = await listen(casino.client());
    const wins = [201, 202, 203, 204, 205, 206, 207];
    for (const win of wins) await casino.studio.play(session, { bet: 100, win });
    await casino.core.relay.drain();
    casino.clock.advance(1_000);
    await casino.studio.play(session, { bet: 100, win: 300 });
    await casino.core.relay.drain();
    const told = (await guest.next('public:wins', 6)).map(({ data }) => Win.parse(data).round.win);
    expect(told).toEqual([...wins.slice(0, 5), 300]);
    const listed = (await winners('lobby.latestWinners')).map((win) => win.win_amount_cents);
    expect(listed).toEqual(expect.arrayContaining(wins));
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

    const { user, timestamp, token } = (await ada.client.call('identity.settings')).body.cent;
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
    await client.call('identity.signOut');
    await casino.core.relay.drain();
    expect(await closed).toBe('io server disconnect');
  });
});
