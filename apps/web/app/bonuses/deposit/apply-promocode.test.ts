import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import type { Api } from '../../platform/api/transport.ts';
import { setApi } from '../../platform/queries/query.ts';
import { applied, applyPromocode } from './apply-promocode.ts';
import { keptPromocode } from './promocode.ts';
import { keepPromocode } from './promocode-way.ts';

const refused = (call: string, errors: object): ApiError => new ApiError('refused', call, 422, { errors });
const INVALID = refused('bonuses.setCode', { deposit_bonus_code: { bonus_code_invalid: 'It gives no bonus.' } });
const OFF = refused('bonuses.setCode', { base: { bonuses_off: 'You have chosen not to get bonuses.' } });
const HELD_BACK = refused('bonuses.setCode', { base: { offers_held_back: 'There are no bonuses for you.' } });

describe('a code that waits', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    });
    applied.set(null);
    keepPromocode(new URLSearchParams({ autoApplyPromocode: 'LIFTOFF' }));
    return () => vi.unstubAllGlobals();
  });

  /** Applies it against an origin that answers `bonuses.setCode` so, one after another; the calls that were made. */
  const apply = async (...answers: (ApiError | null)[]): Promise<string[]> => {
    const calls: string[] = [];
    const api = (name: string): Promise<unknown> => {
      calls.push(name);
      const answer = name === 'bonuses.setCode' ? (answers.shift() ?? null) : null;
      return answer ? Promise.reject(answer) : Promise.resolve({ id: 1 });
    };
    const client = new QueryClient();
    setApi(client, api as unknown as Api, 'desktop');
    await applyPromocode(client);
    return calls;
  };

  test('is set once', async () => {
    expect(await apply()).toEqual(['bonuses.setCode']);
    expect([applied.get(), keptPromocode()]).toEqual([{ code: 'LIFTOFF', outcome: 'set' }, null]);
    expect(await apply()).toEqual([]);
  });

  test('switches bonuses on when they are off', async () => {
    expect(await apply(OFF)).toEqual(['bonuses.setCode', 'bonuses.settings', 'bonuses.setCode']);
    expect([applied.get()?.outcome, keptPromocode()]).toEqual(['wished', null]);
  });

  test.each([
    ['gives nothing', INVALID, undefined],
    ['is not for who is shown no offers', HELD_BACK, 'There are no bonuses for you.'],
  ])('that %s is forgotten, and switches nothing on', async (_what, answer, reason) => {
    expect(await apply(answer)).toEqual(['bonuses.setCode']);
    expect([applied.get(), keptPromocode()]).toEqual([{ code: 'LIFTOFF', outcome: 'refused', reason }, null]);
  });

  test('goes on waiting when nobody answers', async () => {
    await apply(new ApiError('network', 'bonuses.setCode', 0));
    expect([applied.get(), keptPromocode()]).toEqual([null, 'LIFTOFF']);
  });
});
