import { solves } from '@cosmodrome/rules/identity/proof-of-work';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/transport.ts';
import { withCaptcha } from './captcha.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** An origin that gives a challenge from the `good`th time on. */
function origin(good: number): { api: Api; asked: number[] } {
  const asked: number[] = [];
  const api = ((): Promise<unknown> => {
    asked.push(Date.now());
    if (asked.length < good) return Promise.reject(new ApiError('network', 'identity.captcha', 0));
    return Promise.resolve({ challenge: 'of-the-test', bits: 4 });
  }) as unknown as Api;
  return { api, asked };
}

/** A call that wants a captcha, and says with which it was sent. */
const wanting = (captcha: string | undefined): Promise<string> =>
  captcha === undefined
    ? Promise.reject(new ApiError('refused', 'identity.signIn', 422, { errors: { captcha: { required: 'x' } } }))
    : Promise.resolve(captcha);

test('it is made in up to five tries, half a second apart, and sent once', async () => {
  const { api, asked } = origin(5);
  const sent = withCaptcha(api, ({ captcha }) => wanting(captcha));
  await vi.advanceTimersByTimeAsync(2_000);
  const [challenge = '', answer] = (await sent).split(':');
  expect(solves(challenge, Number(answer), 4)).toBe(true);
  expect(asked.map((at) => at - (asked[0] ?? 0))).toEqual([0, 500, 1_000, 1_500, 2_000]);
});

test('after the fifth try the reason is told', async () => {
  const { api, asked } = origin(6);
  const sent = withCaptcha(api, ({ captcha }) => wanting(captcha)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await sent).toMatchObject({ kind: 'network' });
  expect(asked).toHaveLength(5);
});

test('a call that needs none makes none, and another refusal stays what it is', async () => {
  const { api, asked } = origin(1);
  expect(await withCaptcha(api, () => Promise.resolve('done'))).toBe('done');
  const refused = new ApiError('refused', 'identity.signIn', 422, { errors: { base: { locked: 'x' } } });
  await expect(withCaptcha(api, () => Promise.reject(refused))).rejects.toBe(refused);
  expect(asked).toEqual([]);
});
