import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { type Visit, visitContext } from '../../platform/server/request.ts';
import { loader } from './sport.ts';

/** The page that says so, and leads back. */
const CLOSED = '/oops?sport=football';
const BARRED = '/oops?sport=football&closed=yes';
const betting_url = 'https://sports.test';

/** Where `/sport/football` leads somebody whom the origin answers so. */
async function leads(signedIn: boolean, standing: () => Promise<unknown>): Promise<string | null> {
  const context = new RouterContextProvider();
  const visit = { host: { betting_url }, signedIn, asVisitor: () => ({ api: standing, cookies: [] }) };
  context.set(visitContext, visit as unknown as Visit);
  const args = { context, params: { '*': 'football' } } as unknown as Parameters<typeof loader>[0];
  return (await loader(args)).headers.get('location');
}

const failed = (kind: 'network' | 'timeout' | 'refused' | 'broken', status: number) => () =>
  Promise.reject(new ApiError(kind, 'limits.betting', status));

const closedBy = (closed: string | null) => async () => ({ closed });

test('a player is let through to the bets when nothing is known against it, and only then', async () => {
  expect(await leads(true, closedBy(null))).toBe(`${betting_url}/football`);
  expect(await leads(true, closedBy('break'))).toBe('/profile/limits');
  expect(await leads(true, closedBy('details'))).toBe('/oops?sport=football&closed=details');
  expect(await leads(true, closedBy('register'))).toBe(BARRED);
  expect(await leads(true, closedBy('age'))).toBe(BARRED);
  expect(await leads(true, failed('timeout', 0))).toBe(CLOSED);
  expect(await leads(true, failed('network', 0))).toBe(CLOSED);
  expect(await leads(true, failed('broken', 502))).toBe(CLOSED);
  expect(await leads(true, failed('broken', 503))).toBe(CLOSED);
  expect(await leads(true, failed('refused', 429))).toBe(CLOSED);
});

test('who is not signed in has no break, whatever an old hint says', async () => {
  expect(await leads(true, failed('refused', 401))).toBe(`${betting_url}/football`);
  expect(await leads(false, failed('timeout', 0))).toBe(`${betting_url}/football`);
});
