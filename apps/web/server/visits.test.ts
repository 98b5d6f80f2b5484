import { ManualClock } from '@cosmodrome/rules/clock';
import { expect, test } from 'vitest';
import type { Bundle } from './bundle.ts';
import { defaultConfig } from './config.ts';
import { createVisits, type GuestsOf, type HostFacts } from './visits.ts';

const clock = new ManualClock('2026-01-01T00:00:00Z');
const bundle = {
  createApi: () => undefined,
  createQueryClient: () => ({ getQueryCache: () => ({ getAll: () => [] }) }),
} as unknown as Bundle;
const visits = () => createVisits(bundle, () => Promise.reject(new Error('not asked')), clock, defaultConfig);
const host = { brand: { id: 'one' }, licence: 'CW', canonical: null, betting_url: null } as unknown as HostFacts;
const asked: GuestsOf = {
  site: 'https://casino.test',
  host,
  locale: 'en',
  place: { country_code: 'DE', restricted: false },
  device: 'mobile',
};

test('all hosts of a brand and licence share what the origin answers to guests', () => {
  const { answers } = visits();
  const other = { ...asked, site: 'https://mirror.test', host: { ...host, canonical: 'mirror.test' } };
  expect(answers(other)).toBe(answers(asked));
});

test.each<[string, GuestsOf]>([
  ['another brand', { ...asked, host: { ...host, brand: { ...host.brand, id: 'two' } } }],
  ['another licence', { ...asked, host: { ...host, licence: 'EE' } }],
  ['a host with a betting site', { ...asked, host: { ...host, betting_url: 'https://bets.test' } }],
  ['another language', { ...asked, locale: 'de' }],
  ['another country', { ...asked, place: { country_code: 'EE', restricted: false } }],
  ['a restricted place', { ...asked, place: { country_code: 'DE', restricted: true } }],
  ['another device', { ...asked, device: 'desktop' }],
])('%s has answers of its own', (_what, others) => {
  const { answers } = visits();
  const own = answers(asked);
  expect(answers(others)).not.toBe(own);
  expect(answers(asked)).toBe(own);
});

test('answers serve for ten seconds', () => {
  const { answers } = visits();
  const first = answers(asked);
  clock.advance(9_999);
  expect(answers(asked)).toBe(first);
  clock.advance(1);
  expect(answers(asked)).not.toBe(first);
});
