import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPromocode, keptPromocode, withoutPromocode } from './promocode.ts';
import { promocodeIn } from './promocode-name.ts';
import { keepPromocode } from './promocode-way.ts';

const search = (code: string): URLSearchParams => new URLSearchParams({ autoApplyPromocode: code });

describe('the code of an address', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    });
    return () => vi.unstubAllGlobals();
  });

  test('is kept until it is forgotten', () => {
    expect(keptPromocode()).toBeNull();
    keepPromocode(search(' LIFTOFF '));
    expect(keptPromocode()).toBe('LIFTOFF');
    // Another address without a code takes none away.
    keepPromocode(new URLSearchParams('amountProp=25'));
    expect(keptPromocode()).toBe('LIFTOFF');
    forgetPromocode();
    expect(keptPromocode()).toBeNull();
  });

  test.each(['', '   ', 'x'.repeat(65)])('is none when it can be none: %j', (code) => {
    keepPromocode(search(code));
    expect([promocodeIn(search(code)), keptPromocode()]).toEqual([null, null]);
  });

  test('is not believed when something else has written it', () => {
    sessionStorage.setItem('casino:promocode', 'x'.repeat(1_000));
    expect(keptPromocode()).toBeNull();
  });

  test('is none where nothing can be kept', () => {
    const refuse = (): never => {
      throw new Error('no storage');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepPromocode(search('LIFTOFF'));
    expect(keptPromocode()).toBeNull();
    expect(forgetPromocode).not.toThrow();
  });
});

test.each([
  ['/deposit?amountProp=25&autoApplyPromocode=LIFTOFF', '/deposit?amountProp=25'],
  ['/deposit?autoApplyPromocode=LIFTOFF', '/deposit'],
  ['/accounts/7/deposit', '/accounts/7/deposit'],
])('%s goes on as %s', (path, rest) => {
  expect(withoutPromocode(path)).toBe(rest);
});
