// @vitest-environment happy-dom
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { game, pagesOf } from '../../../testing/games.ts';
import { scriptOrigin } from '../../../testing/scripted-origin.ts';
import { api } from '../../platform/api/browser.ts';
import { createQueryClient } from '../../platform/queries/client.ts';
import { queryClientContext } from '../../platform/queries/load.ts';
import { type Visit, visitContext } from '../../platform/server/request.ts';
import { loader } from './sitemap.ts';

const SITE = 'https://casino.example';
const GAMES = 2_400;
const all = Array.from({ length: GAMES }, (_, at) => game(`Orbit ${at}`));
let context: RouterContextProvider;

beforeEach(() => {
  const origin = scriptOrigin({
    'content.pages': [],
    'games.collections': [],
    'games.providers': [],
    'promotions.list': [],
    'games.filter': pagesOf(all),
  });
  vi.stubGlobal('fetch', origin.fetch);
  onTestFinished(() => expect(origin.unanswered).toEqual([]));
  context = new RouterContextProvider();
  context.set(queryClientContext, createQueryClient(api, 'desktop'));
  context.set(visitContext, { site: SITE, host: { hidden_locales: [] as string[] } } as Visit);
});

/** The text of a file of the sitemap; its status where there is none. */
async function read(file?: string): Promise<string | number> {
  const request = new Request(SITE);
  const args = { context, params: { file }, request } as unknown as Parameters<typeof loader>[0];
  try {
    return await (await loader(args)).text();
  } catch (error) {
    if (error instanceof Response) return error.status;
    throw error;
  }
}

const placesIn = (text: string | number): string[] =>
  [...String(text).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);

it('names its files where it is too long for one, and leaves no page out', async () => {
  const index = await read();
  expect(index).toContain('<sitemapindex');
  const files = placesIn(index).map((place) => place.replace(`${SITE}/sitemap/`, ''));
  expect(files.length).toBeGreaterThan(2);
  const parts = await Promise.all(files.map(read));
  const listed = parts.flatMap(placesIn);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((place) => place.startsWith(`${SITE}/play/`))).toHaveLength(GAMES);
  expect(Math.max(...parts.map((part) => placesIn(part).length))).toBeLessThanOrEqual(10_000);
});

it('has no file of another name', async () => {
  expect(await Promise.all(['99.xml', '0.xml', 'any'].map(read))).toEqual([404, 404, 404]);
});
