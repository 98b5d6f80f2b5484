import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { type Visit, visitContext } from '../../platform/server/request.ts';
import { loader } from './sport.ts';

/** The page that says so, and leads back. */
const CLOSED = '/oops?sport=football';
const betting_url = 'https://sports.test';

/** Where `/sport/football` leads somebody whose limits the origin answers so. */
async function leads(signedIn: boolean, limits: () => Promise<unknown>): Promise<string | null> {
  const context = new RouterContextProvider();
  const visit = { host: { betting_url }, signedIn, asVisitor: () => ({ api: limits, cookies: [] }) };
  context.set(visitContext, visit as unknown as Visit);
  const args = { context, params: { '*': 'football' } } as unknown as Parameters<typeof loader>[0];
  return (await loader(args)).headers.get('location');
}

const failed = (kind: 'network' | 'timeout' | 'refused' | 'broken', status: number) => () =>
  Promise.reject(new ApiError(kind, 'limits.list', status));

test('a player is let through to the bets when no break is known, and only then', async () => {
  const limit = { type: 'selfexclusion', status: 'active' };
  expect(await leads(true, async () => [])).toBe(`${betting_url}/football`);
  expect(await leads(true, async () => [limit])).toBe('/profile/limits');
  expect(await leads(true, failed('timeout', 0))).toBe(CLOSED);
  expect(await leads(true, failed('network', 0))).toBe(CLOSED);
  expect(await leads(true, failed('broken', 502))).toBe(CLOSED);
  expect(await leads(true, failed('refused', 429))).toBe(CLOSED);
});

test('who is not signed in has no break, whatever an old hint says', async () => {
  expect(await leads(true, failed('refused', 401))).toBe(`${betting_url}/football`);
  expect(await leads(false, failed('timeout', 0))).toBe(`${betting_url}/football`);
});
