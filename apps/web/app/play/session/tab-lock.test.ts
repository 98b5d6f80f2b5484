import { describe, expect, it } from 'vitest';
import { createTabLock, type LockChannel } from './tab-lock.ts';

type Listener = (event: { data: unknown }) => void;

/** Tabs that hear one another but not themselves, as with BroadcastChannel. */
function air() {
  const ends: Listener[][] = [];
  return (): LockChannel => {
    const mine: Listener[] = [];
    ends.push(mine);
    return {
      postMessage: (data) => ends.filter((end) => end !== mine).forEach((end) => end.forEach((hear) => hear({ data }))),
      addEventListener: (_type, listener) => void mine.push(listener),
    };
  };
}

function tabs() {
  const channel = air();
  const clock = { now: 0 };
  const lost: string[] = [];
  const tab = (name: string) => {
    const lock = createTabLock(channel(), name, () => clock.now);
    return { claim: () => lock.claim(() => lost.push(name)), release: () => lock.release() };
  };
  return { a: tab('a'), b: tab('b'), clock, lost };
}

describe('one real game in a browser', () => {
  it('belongs to the tab that took it last', () => {
    const { a, b, clock, lost } = tabs();
    a.claim();
    clock.now = 1;
    b.claim();
    expect(lost).toEqual(['a']);
    clock.now = 2;
    a.claim();
    expect(lost).toEqual(['a', 'b']);
  });

  it('is lost once, and not at all after it was given back', () => {
    const { a, b, clock, lost } = tabs();
    a.claim();
    a.release();
    clock.now = 1;
    b.claim();
    clock.now = 2;
    b.claim();
    expect(lost).toEqual([]);
  });

  it('is kept by exactly one of two that claim in the same moment', () => {
    const heard: unknown[] = [];
    const listeners: Listener[] = [];
    const channel: LockChannel = {
      postMessage: (data) => void heard.push(data),
      addEventListener: (_type, listener) => void listeners.push(listener),
    };
    const lost: string[] = [];
    for (const name of ['a', 'b']) createTabLock(channel, name, () => 5).claim(() => lost.push(name));
    heard.forEach((data) => listeners.forEach((hear) => hear({ data })));
    expect(lost).toEqual(['a']);
  });

  it('ignores what is no claim', () => {
    const listeners: Listener[] = [];
    const channel: LockChannel = {
      postMessage: () => undefined,
      addEventListener: (_type, listener) => void listeners.push(listener),
    };
    const lost: string[] = [];
    createTabLock(channel, 'a', () => 5).claim(() => lost.push('a'));
    for (const data of [null, 7, {}, { type: 'claim' }, { type: 'other', tab: 'b', at: 9 }]) {
      listeners.forEach((hear) => hear({ data }));
    }
    expect(lost).toEqual([]);
  });
});
