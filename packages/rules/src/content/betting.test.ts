import { expect, test } from 'vitest';
import { bettingAddress, maySeeBetting } from './betting.ts';

test.each([
  ['', 'https://sports.example/'],
  ['registration', 'https://sports.example/registration'],
  ['football/cup-2026', 'https://sports.example/football/cup-2026'],
  ['https://evil.test', 'https://sports.example/'],
  ['/evil.test', 'https://sports.example/'],
  ['../admin', 'https://sports.example/'],
  ['a?b=c', 'https://sports.example/'],
])('the place %j is %s', (place, address) => {
  expect(bettingAddress('https://sports.example', place)).toBe(address);
  expect(bettingAddress('https://sports.example/', place)).toBe(address);
});

test('a betting site may stand in the sandbox of the same host', () => {
  expect(bettingAddress('/sandbox/betting', 'football/cup-2026')).toBe('/sandbox/betting/football/cup-2026');
  expect(bettingAddress('/sandbox/betting', '//evil.test')).toBe('/sandbox/betting/');
});

test('Estonia and restricted countries see none', () => {
  expect(['DE', 'EE', null].map((country) => maySeeBetting(country, false))).toEqual([true, false, true]);
  expect(maySeeBetting('US', true)).toBe(false);
});
