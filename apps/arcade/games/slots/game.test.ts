import type { SlotEvent, SlotState, SlotWin } from '@cosmodrome/maths/slots/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FreeSpinsView, PlayAnswer } from '../../api/calls.ts';
import { outcomeOf } from '../../frame/shell/outcome.ts';
import { texts as en } from '@cosmodrome/content/locales/en/games.ts';
import type { SlotParts } from './parts.ts';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
const { SlotGame } = await import('./game.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('document', { createElement: () => ({ setAttribute: () => undefined, append: () => undefined }) });
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) =>
    setTimeout(() => draw(performance.now()), 16),
  );
});
afterEach(() => void vi.useRealTimers());

const SECONDS = 1000;
const line = (number: number, pay: number): SlotWin => ({
  symbol: 3,
  count: 2,
  line: number,
  ways: null,
  positions: [[number, 0]],
  pay,
});
const window = [0, 0, 0, 0, 0].map(() => [0, 1, 2]);
const reveal = { stops: [0, 0, 0, 0, 0], window, scatters: [] };
const spin = (wins: SlotWin[], pay: number): SlotEvent => ({ kind: 'spin', stake: 100, pay, wins, ...reveal });
const feature: SlotState = {
  stake: 100,
  won: 0,
  featureWon: 0,
  spinsPlayed: 0,
  spinsLeft: 1,
  expandingSymbol: 5,
};

const answer = (events: SlotEvent[], win: number, total: number, view: SlotState | null): PlayAnswer => ({
  round: { id: 'round', stake: 100, win: total, finished: view === null },
  stake: 100,
  win,
  events,
  view,
  legal: [],
  balance: 1000,
  freespins: null,
});

/** The game on a board that writes down what it is told; `go` presses the button of an announcement. */
function played(...answers: PlayAnswer[]) {
  return playedWith(null, answers);
}

/** The same with free spins that wait. */
function playedWith(freespins: FreeSpinsView | null, answers: PlayAnswer[]) {
  const told: string[] = [];
  /** What the server says of free spins when it is asked again. */
  const waiting: { next: FreeSpinsView | null } = { next: null };
  let go: () => void = () => undefined;
  const note =
    (name: string) =>
    (...values: unknown[]): void =>
      void told.push([name, ...values.map((value) => JSON.stringify(value))].join(' '));
  const money = (amount: number): string => `€${amount}`;
  const frame = {
    texts: en,
    session: { freespins },
    balance: 1000,
    isPaused: false,
    money,
    sound: { play: () => undefined },
    say: () => undefined,
    settle: () => undefined,
    endRound: note('end round'),
    awaitCycle: () => Promise.resolve(),
    outcome: (win: number, stake: number) => outcomeOf(win, stake, en, money),
    play: (...asked: unknown[]) => (note('play')(...asked), Promise.resolve(answers.shift() ?? null)),
    onOwnMoney: (_on: boolean): void => undefined,
    client: { round: () => Promise.resolve(null), freespins: () => Promise.resolve(waiting.next) },
  };
  const board = {
    start: note('start'),
    stop: () => Promise.resolve(),
    highlight: note('highlight'),
    shower: note('shower'),
    sweep: note('sweep'),
    useStrips: () => undefined,
    expand: () => (note('expand')(), new Promise((resolve) => setTimeout(resolve, 3 * SECONDS))),
  };
  const view = {
    message: note('message'),
    lines: () => undefined,
    feature: () => undefined,
    bigWin: () => ({ show: () => undefined, close: note('close') }),
    announce: () => (
      note('announce')(),
      new Promise<void>((resolve) => {
        go = resolve;
      })
    ),
  };
  const bar = {
    stake: 100,
    balance: () => undefined,
    win: () => undefined,
    lock: () => undefined,
    gift: note('gift'),
  };
  const rules = {
    help: { lineLayout: null },
    roles: [],
    atlas: { frames: new Map() },
    nameOf: (of: number) => `S${of}`,
  };
  const parts = { frame, board, view, bar, rules, strips: { base: [], free: [] } } as unknown as SlotParts;
  const game = new SlotGame(parts);
  /** Waits and answers what was told meanwhile. */
  const wait = async (seconds: number): Promise<string[]> => {
    told.length = 0;
    await vi.advanceTimersByTimeAsync(seconds * SECONDS);
    return [...told];
  };
  return { game, frame, waiting, wait, go: () => go() };
}

const ended = (told: string[]): string[] => told.filter((what) => what.startsWith('end round'));
const cycled = (told: string[]): string[] => told.filter((what) => what.startsWith('message "Line'));

test('line wins are named one after the other until the next round begins', async () => {
  const { game, wait } = played(answer([spin([line(0, 150), line(1, 150)], 300)], 300, 300, null));
  void game.spin();
  expect(cycled(await wait(4))).not.toEqual([]);
  void game.spin();
  expect(cycled(await wait(4))).toEqual([]);
});

test('the expansion of a book has the reels for itself: line wins from before it do not return', async () => {
  const expanding: SlotEvent = {
    kind: 'free-spin',
    number: 1,
    left: 0,
    total: 0,
    multiplier: 1,
    pay: 320,
    wins: [line(0, 10), line(1, 10)],
    expansion: { symbol: 5, reels: [0, 1, 2], window, wins: [{ ...line(2, 300), symbol: 5, line: null }] },
    ...reveal,
  };
  const { game, wait, go } = played(answer([spin([], 0)], 0, 0, feature), answer([expanding], 320, 320, null));
  void game.spin();
  await wait(2);
  go();
  const told = await wait(20);
  const after = told.slice(told.indexOf('expand'));
  expect(after).toContain('highlight [[2,0]]');
  expect(cycled(after)).toEqual([]);
  expect(after.filter((what) => what.startsWith('highlight')).length).toBe(1);
});

test('coins and line wins stop before free spins are announced, and before the next spin', async () => {
  const { game, wait } = played(answer([spin([line(0, 900), line(1, 900)], 1800)], 1800, 1800, feature));
  void game.spin();
  const told = await wait(10);
  const announced = told.indexOf('announce');
  expect(told.lastIndexOf('sweep')).toBeGreaterThan(told.indexOf('shower 60'));
  expect(told.lastIndexOf('sweep')).toBeLessThan(announced);
  expect(cycled(told.slice(announced))).toEqual([]);
});

test('a free spin that pays less than the round’s stake gives nothing back, for nothing was staked on it', async () => {
  const small: SlotEvent = {
    kind: 'free-spin',
    number: 1,
    left: 0,
    total: 0,
    multiplier: 1,
    pay: 40,
    wins: [line(0, 40)],
    expansion: null,
    ...reveal,
  };
  const { game, wait, go } = played(answer([spin([], 0)], 0, 0, feature), answer([small], 40, 40, null));
  void game.spin();
  await wait(2);
  go();
  expect(await wait(5)).toContain('message "The free spin pays €40" false');
});

test('free spins are staked by the house, counted in the bar, and summed up after the last one', async () => {
  const spins = { id: '7', count: 2, stake: 20, valid_until: '2026-12-01T00:00:00Z' };
  const free = (win: number, used: number, won: number): PlayAnswer => ({
    ...answer([spin([], win)], win, win, null),
    stake: 0,
    freespins: { ...spins, used, won },
  });
  const { game, wait, go } = playedWith({ ...spins, used: 0, won: 0 }, [free(0, 1, 0), free(60, 2, 60)]);
  void game.start(null);
  await wait(1);
  go();
  await wait(1);
  void game.spin();
  const first = await wait(3);
  expect(first.filter((what) => what.startsWith('play'))).toEqual(['play {"type":"spin","stake":100} 0 "7"']);
  expect(first.filter((what) => what.startsWith('gift'))).toContain('gift {"left":1,"stake":20,"won":0}');
  expect(first).not.toContain('announce');
  expect(ended(first)).toHaveLength(1);
  void game.spin();
  const last = await wait(5);
  expect(last).toContain('gift {"left":0,"stake":20,"won":60}');
  expect(last).toContain('announce');
  // The page tells of them once the round has ended: not over what the game says.
  expect(ended(last)).toEqual([]);
  go();
  const after = await wait(1);
  expect(ended(after)).toHaveLength(1);
  // No more wait: the bar is the player's own again.
  expect(after).toContain('gift null');
});

test('own money is staked while free spins wait, from the next round on, and they are gone on with afterwards', async () => {
  const spins: FreeSpinsView = { id: '7', count: 3, used: 0, won: 0, stake: 20, valid_until: '2026-12-01T00:00:00Z' };
  const free: PlayAnswer = { ...answer([spin([], 0)], 0, 0, null), stake: 0, freespins: { ...spins, used: 1 } };
  const { game, frame, waiting, wait, go } = playedWith(spins, [free, answer([spin([], 0)], 0, 0, null)]);
  void game.start(null);
  await wait(1);
  go();
  await wait(1);
  void game.spin();
  frame.onOwnMoney(true);
  const first = await wait(3);
  // The round that runs is one of the free spins to its end.
  expect(first.filter((what) => what.startsWith('play'))).toEqual(['play {"type":"spin","stake":100} 0 "7"']);
  expect(first.filter((what) => what.startsWith('gift')).at(-1)).toBe('gift null');
  void game.spin();
  expect((await wait(3)).filter((what) => what.startsWith('play'))).toEqual(['play {"type":"spin","stake":100} 100 ']);
  waiting.next = { ...spins, used: 1 };
  frame.onOwnMoney(false);
  expect(await wait(1)).toContain('gift {"left":2,"stake":20,"won":0}');
});
