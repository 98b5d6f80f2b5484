import type { Player } from '@cosmodrome/contract/http/profile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionState, signedIn, signedOut } from '../../platform/session/session.ts';
import { beat, gamingRounds, gamingTimes, joinGaming, noteRoundEnd, roundsIn } from './gaming.ts';
import { sumsOf } from './rounds.ts';

const noon = Date.UTC(2026, 2, 1, 12);
const minute = 60_000;
const player = (id: number) => ({ id }) as Player;
const net = (): number => sumsOf(roundsIn(gamingRounds.get(), 'EUR')).net;

/** The browser's own storage: another document finds it as it was left. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

let local = storage();
let tab = storage();

beforeEach(() => {
  local = storage();
  tab = storage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  // Where the player's language is kept.
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '' });
  signedIn(player(1));
  beat(noon);
  noteRoundEnd('EUR', 'a', 500, 100);
});

afterEach(() => {
  signedOut();
  vi.unstubAllGlobals();
});

test('the gaming session goes on while its player is there', () => {
  beat(noon + minute);
  expect(gamingTimes.get()).toEqual({ started: noon, seen: noon + minute, checked: noon });
  expect(net()).toBe(-400);
});

test('a reload goes on with it: the page learns who is there by and by', () => {
  const kept = JSON.stringify(gamingTimes.get());
  signedOut();
  local.setItem('casino:gaming', kept);
  sessionState.set('unknown');
  sessionState.set('player');
  beat(noon + minute);
  expect(gamingTimes.get()?.started).toBe(noon);
});

test('a sign-out ends it, wherever the page is, and leaves nothing behind', () => {
  tab.setItem('casino:told-payments', '["p1"]');
  signedOut();
  expect([gamingTimes.get(), net()]).toEqual([null, 0]);
  expect([...local.kept, ...tab.kept]).toEqual([]);
});

test('the next player begins with a time and a result of their own', () => {
  signedOut();
  signedIn(player(2));
  beat(noon + minute);
  expect(gamingTimes.get()).toEqual({ started: noon + minute, seen: noon + minute, checked: noon + minute });
  expect(net()).toBe(0);
});

test('a round of the former player that is told late is not the next one’s', () => {
  signedOut();
  noteRoundEnd('EUR', 'b', 500, 0);
  signedIn(player(2));
  beat(noon + minute);
  expect(net()).toBe(0);
});

test('neither is a session that ended while the browser was closed', () => {
  const left = JSON.stringify(gamingTimes.get());
  signedOut();
  local.setItem('casino:gaming', left);
  signedIn(player(2));
  beat(noon + minute);
  expect(gamingTimes.get()?.started).toBe(noon + minute);
});

const originSays = (started: number, checked: number) => ({
  started_at: new Date(started).toISOString(),
  checked_at: new Date(checked).toISOString(),
});

test('for real money it is the one that the origin counts, begun on another device too', () => {
  joinGaming(originSays(noon - 40 * minute, noon - 10 * minute), noon + minute);
  expect(gamingTimes.get()).toEqual({
    started: noon - 40 * minute,
    seen: noon + minute,
    checked: noon - 10 * minute,
  });
});

test('play money that was played before real money stays in its time', () => {
  joinGaming(originSays(noon + 20 * minute, noon + 20 * minute), noon + 20 * minute);
  expect(gamingTimes.get()).toEqual({ started: noon, seen: noon + 20 * minute, checked: noon + 20 * minute });
  expect(net()).toBe(-400);
});

test('a time that the page guesses a little late begins no other session', () => {
  joinGaming(originSays(noon + 60 * minute + 700, noon + 60 * minute + 700), noon + 60 * minute);
  const { started } = gamingTimes.get() ?? {};
  beat(noon + 60 * minute);
  expect(gamingTimes.get()).toMatchObject({ started, checked: noon + 60 * minute + 700 });
});
