import { anyEngine } from '@cosmodrome/database/testing';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, it } from 'vitest';
import type { CrashServerEvents, CrashSettled, CrashTable, PlayAnswer, SessionAnswer } from '../../api/calls.ts';
import { serve, type Served } from '../../testing/served.ts';

type Client = Socket<CrashServerEvents, Record<never, never>>;

anyEngine((engine) => {
  const opened: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0).toReversed()) await one.close();
  });

  async function node(shared?: Served): Promise<Served> {
    const served = await serve(engine, shared);
    opened.push(served);
    return served;
  }

  async function enter(served: Served, player: string): Promise<SessionAnswer> {
    if (!served.wallet.balances.has(player)) served.wallet.balances.set(player, 10_000);
    const token = served.wallet.launch({
      session_id: `s-${player}-${Math.random()}`,
      game: 'studio/Rocket',
      player_ref: player,
    });
    const response = await fetch(`${served.url}/arcade/api/session`, {
      method: 'POST',
      body: JSON.stringify({ token }),
    });
    return (await response.json()) as SessionAnswer;
  }

  async function play(served: Served, bearer: string, action: object): Promise<PlayAnswer> {
    const body = JSON.stringify({ request_id: `request-${Math.random().toString(36).slice(2)}`, action });
    const headers = { authorization: `Bearer ${bearer}` };
    const response = await fetch(`${served.url}/arcade/api/rounds/play`, { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    return (await response.json()) as PlayAnswer;
  }

  /** A frame at the table: every table it was shown, and how the own bets ended. */
  function sit(served: Served, bearer: string) {
    const socket: Client = io(`${served.url}/arcade-crash`, {
      path: '/arcade/socket',
      auth: { bearer },
      transports: ['websocket'],
    });
    opened.push(socket);
    const tables: CrashTable[] = [];
    const settled: CrashSettled[] = [];
    const waiting: { wanted: () => boolean; resolve: () => void }[] = [];
    const check = (): void => {
      for (const one of waiting) if (one.wanted()) one.resolve();
    };
    socket.on('table', (table) => {
      tables.push(table);
      check();
    });
    socket.on('settled', (one) => {
      settled.push(one);
      check();
    });
    const until = (wanted: () => boolean) =>
      new Promise<void>((resolve) => {
        waiting.push({ wanted, resolve });
        check();
      });
    return { socket, tables, settled, until };
  }

  /** Two chores and the table: when they all wait for their timers, nothing is under way. */
  const AT_REST = 3;

  /** Moves the clock of the nodes in small steps, each when the last one is done with, until a condition holds. */
  async function turn(nodes: readonly Served[], isDone: () => boolean): Promise<void> {
    while (!isDone()) {
      nodes[0]?.clock.advance(100);
      for (const one of nodes) one.scheduler.run();
      do await new Promise((resolve) => setImmediate(resolve));
      while (nodes.some((one) => one.scheduler.waiting < AT_REST));
    }
  }

  it('refuses a forged bearer', async () => {
    const served = await node();
    const { socket } = sit(served, 'forged-bearer-that-nobody-was-given');
    const error = await new Promise<Error>((resolve) => socket.on('connect_error', resolve));
    expect(error.message).toBe('session_unknown');
  });

  it('shows two frames on two nodes the same round, and settles a bet of each', async () => {
    const one = await node();
    const two = await node(one);
    const [ann, bob] = [await enter(one, 'ann'), await enter(two, 'bob')];
    const [left, right] = [sit(one, ann.bearer), sit(two, bob.bearer)];
    await left.until(() => left.tables.length > 0);
    await right.until(() => right.tables.length > 0);
    const number = left.tables[0]?.number ?? -1;
    expect(right.tables[0]?.number).toBe(number);
    await play(one, ann.bearer, { type: 'bet', stake: 100, autoCashOut: 101 });
    await play(two, bob.bearer, { type: 'bet', stake: 200, autoCashOut: null });
    const isOver = (seen: typeof left) => () =>
      seen.tables.some((table) => table.number === number && table.phase === 'crashed' && table.bets.length === 2);
    await turn(
      [one, two],
      () => isOver(left)() && isOver(right)() && left.settled.length > 0 && right.settled.length > 0,
    );
    const last = (seen: typeof left) =>
      seen.tables.findLast((table) => table.number === number && table.phase === 'crashed');
    expect(last(left)?.crash_point).toBe(last(right)?.crash_point);
    expect(last(left)?.seed).toBe(last(right)?.seed);
    expect(left.settled).toHaveLength(1);
    expect(right.settled).toHaveLength(1);
    const point = last(left)?.crash_point ?? 0;
    expect(one.wallet.balances.get('ann')).toBe(10_000 - 100 + (point >= 101 ? 101 : 0));
    expect(one.wallet.balances.get('bob')).toBe(10_000 - 200);
    for (const table of left.tables)
      if (table.phase !== 'crashed') expect([table.crash_point, table.seed]).toEqual([null, null]);
  });

  it('pays the target of a player whose frame is gone', async () => {
    const served = await node();
    const watcher = await enter(served, 'watcher');
    const seen = sit(served, watcher.bearer);
    await seen.until(() => seen.tables.length > 0);
    const { bearer } = await enter(served, 'gone');
    const frame = sit(served, bearer);
    await frame.until(() => frame.tables.length > 0);
    const number = frame.tables[0]?.number ?? -1;
    await play(served, bearer, { type: 'bet', stake: 1000, autoCashOut: 105 });
    frame.socket.close();
    await turn([served], () => seen.tables.some((table) => table.number > number));
    const point = seen.tables.find((table) => table.number === number && table.crash_point !== null)?.crash_point ?? 0;
    expect(served.wallet.balances.get('gone')).toBe(10_000 - 1000 + (point >= 105 ? 1050 : 0));
  });
});
