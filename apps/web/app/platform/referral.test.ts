// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { scriptOrigin, type ScriptedOrigin } from '../../testing/scripted-origin.ts';
import { tellReferral } from './referral.ts';

/** Arrives under an address from a page before it; answers what the origin is asked. */
function arrive(search: string, from: string): ScriptedOrigin {
  const origin = scriptOrigin({ 'content.stagByReferrer': { 'reviews.example': '9_reviews' }, 'content.locales': [] });
  vi.stubGlobal('fetch', origin.fetch);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  const entry = { name: `https://casino.example/${search}` } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  tellReferral();
  return origin;
}
const told = ({ asked }: ScriptedOrigin) => asked.map(({ name, query }) => `${name} ${query.toString()}`.trim());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tells the tag of the address without asking which hosts are partners', async () => {
  const origin = arrive('?stag=42_abc', 'https://www.reviews.example/');
  await expect.poll(() => told(origin)).toEqual(['content.locales stag=42_abc']);
});

it("tells the tag of a partner's site whose link has none", async () => {
  const origin = arrive('', 'https://www.reviews.example/best');
  await expect.poll(() => told(origin)).toEqual(['content.stagByReferrer', 'content.locales stag=9_reviews']);
});

it('tells nothing of somebody who comes from another page of the site, or from nowhere', async () => {
  const origins = [arrive('', `https://${location.hostname}/play`), arrive('', '')];
  const last = arrive('?affb_id=7', '');
  await expect.poll(() => told(last)).toEqual(['content.locales affb_id=7']);
  expect(origins.flatMap(told)).toEqual([]);
});

it('tells nothing of a site that is no partner', async () => {
  const origin = arrive('', 'https://news.example/');
  await expect.poll(() => told(origin)).toEqual(['content.stagByReferrer']);
});
