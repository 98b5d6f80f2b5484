import { expect, it } from 'vitest';
import type { Api } from '../api/transport.ts';
import { createQueryClient } from './client.ts';
import { noteSeed, plantSeeds, writeSeeds } from './seeds.ts';

const cache = () => createQueryClient((() => Promise.resolve()) as unknown as Api, 'desktop');

it('brings what the routes have read into the browser, each answer once, and nothing else', () => {
  const server = cache();
  const key = ['games.filter', { body: { page_size: 15 } }, 'cards'];
  const cards = [{ identifier: 'a', title: 'Ä' }];
  noteSeed(server, key, cards);
  noteSeed(server, [...key], cards);
  noteSeed(server, ['content.pages', null], null);
  server.setQueryData(['read on the way'], 1);
  const text = writeSeeds(server);
  const browser = cache();
  plantSeeds(browser, text);
  expect(JSON.parse(text)).toHaveLength(2);
  expect(browser.getQueryData(key)).toEqual(cards);
  expect(browser.getQueryData(['content.pages', null])).toBeNull();
});

it('ends no block of the document, whatever a title or an address says', () => {
  const server = cache();
  const told = { title: '</script><script>alert(1)</script><!--' };
  noteSeed(server, ['search', '</script>'], told);
  const text = writeSeeds(server);
  expect(text).not.toContain('<');
  const browser = cache();
  plantSeeds(browser, text);
  expect(browser.getQueryData(['search', '</script>'])).toEqual(told);
});

it('plants nothing where a document has no block', () => {
  const browser = cache();
  plantSeeds(browser, undefined);
  plantSeeds(browser, '');
  expect(browser.getQueryCache().getAll()).toEqual([]);
});
