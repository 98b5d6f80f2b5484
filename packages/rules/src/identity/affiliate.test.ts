import { expect, test } from 'vitest';
import { tagsOfAccount, tagsOfVisit } from './affiliate.ts';

test.each([
  ['stag=42_abc&affb_id=7', 'https://www.google.com/', { stag: '42_abc', affb_id: '7' }],
  ['', 'https://www.google.co.nz/search?q=a', { affb_id: '241' }],
  ['', 'https://www.bing.com/', { affb_id: '241' }],
  ['stag=a', 'https://de.search.yahoo.com/', { stag: 'a', affb_id: '241' }],
  ['', 'https://google.evil.example.org/', {}],
  ['', 'https://notgoogle.com/', {}],
  ['', 'https://news.example/', {}],
  ['', '', {}],
  ['stag=<script>&affb_id=a b', '', {}],
  [`stag=${'x'.repeat(129)}`, 'no address', {}],
])('%s from %s', (search, referrer, tags) => {
  expect(tagsOfVisit(new URLSearchParams(search), referrer)).toEqual(tags);
});

test('an account of nobody’s visitor belongs to the house, and made-up cookies count as none', () => {
  expect(tagsOfAccount(undefined, undefined)).toEqual({ stag: null, affb_id: '122' });
  expect(tagsOfAccount('a;b', '\u0000')).toEqual({ stag: null, affb_id: '122' });
  expect(tagsOfAccount('42_abc', '241')).toEqual({ stag: '42_abc', affb_id: '241' });
});

test.each([
  ['', 'https://reviews.example/best', { stag: '9_reviews' }],
  ['', 'https://www.reviews.example/', { stag: '9_reviews' }],
  ['', 'https://other-reviews.example/', {}],
  ['', 'https://reviews.example.evil.example/', {}],
  ['stag=mine', 'https://reviews.example/', { stag: 'mine' }],
  ['stag=<b>', 'https://reviews.example/', { stag: '9_reviews' }],
])('%s from %s, whose visitors have a tag', (search, referrer, tags) => {
  expect(tagsOfVisit(new URLSearchParams(search), referrer, { 'reviews.example': '9_reviews' })).toEqual(tags);
});
