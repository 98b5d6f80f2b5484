import type { PaymentMethod } from '@cosmodrome/contract/http/cashbox';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { overlay } from '../../platform/routing/path-spec.ts';
import { setTable } from '../../platform/routing/match.ts';
import { METHOD_RETRIES, untilFilled } from '../queries.ts';
import { firstMethod, profileOf } from './method-choice.ts';
import { pageBefore, returnPath, withPageBefore } from './return-path.ts';

const method = (id: string, saved: string[] = [], profileOnly = false): PaymentMethod =>
  ({
    id,
    savedProfiles: saved.map((each) => ({ id: each, title: each, isRemoveAvailable: false, lastUsedAt: '' })),
    isProfileRequiredForCashout: profileOnly,
  }) as unknown as PaymentMethod;

describe('the way chosen at first', () => {
  test('is the first for a deposit', () => {
    expect(firstMethod([method('card', [], true), method('bitcoin')], 'deposit')?.id).toBe('card');
  });
  test('is the first that can be paid to for a withdrawal', () => {
    expect(firstMethod([method('card', [], true), method('bitcoin')], 'cashout')?.id).toBe('bitcoin');
    expect(firstMethod([method('card', ['4242'], true), method('bitcoin')], 'cashout')?.id).toBe('card');
    expect(firstMethod([method('card', [], true)], 'cashout')?.id).toBe('card');
    expect(firstMethod([], 'cashout')).toBeUndefined();
  });
  test('pays with the saved card unless another is wanted', () => {
    const card = method('card', ['a', 'b']);
    expect([profileOf(card, undefined), profileOf(card, 'b'), profileOf(card, null), profileOf(card, 'gone')]).toEqual([
      'a',
      'b',
      null,
      'a',
    ]);
    expect(profileOf(method('bitcoin'), undefined)).toBeNull();
  });
});

describe('an empty list of methods', () => {
  test('is asked for three times more, and then believed', async () => {
    const ask = vi.fn(async () => []);
    expect(await untilFilled(ask, async () => undefined)).toEqual([]);
    expect(ask).toHaveBeenCalledTimes(1 + METHOD_RETRIES);
  });
  test('ends as soon as there is one', async () => {
    const answers = [[], ['card']];
    const ask = vi.fn(async () => answers.shift() ?? []);
    expect(await untilFilled(ask, async () => undefined)).toEqual(['card']);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('coming back from a provider', () => {
  beforeAll(() => setTable([overlay('/deposit', 'cashbox', 'x.tsx', () => Promise.reject(new Error('not loaded')))]));

  test('the page below is remembered, overlays and the lobby are not', () => {
    expect(returnPath('/de/cashbox', '/play/a/b?mode=real')).toBe('/de/cashbox?from=%2Fplay%2Fa%2Fb%3Fmode%3Dreal');
    expect(returnPath('/cashbox', '/')).toBe('/cashbox');
    expect(returnPath('/cashbox', '/deposit?amountProp=5')).toBe('/cashbox');
    expect(returnPath('/cashbox', `/${'x'.repeat(300)}`)).toBe('/cashbox');
    const again = withPageBefore('/deposit', '/play/a/b');
    expect(again).toBe('/deposit?from=%2Fplay%2Fa%2Fb');
    expect(returnPath('/cashbox', again)).toBe('/cashbox?from=%2Fplay%2Fa%2Fb');
    expect(withPageBefore('/deposit', undefined)).toBe('/deposit');
  });

  test('only a page of this site is gone back to', () => {
    const before = (from: string) => pageBefore(new URLSearchParams({ from }));
    expect([before('/play/a/b'), before('//evil.example'), before('https://evil.example'), before('/')]).toEqual([
      '/play/a/b',
      undefined,
      undefined,
      undefined,
    ]);
    expect(pageBefore(new URLSearchParams())).toBeUndefined();
  });
});
