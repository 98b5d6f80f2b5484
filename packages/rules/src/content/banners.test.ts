import { expect, test } from 'vitest';
import { type BannerReader, type BannerRules, bannersFor, bannerTimer, fillIn } from './banners.ts';

const PLACE = 'slider-index-top';
const NOON = new Date('2026-11-21T12:00:00Z');

const banner = (id: string, part: Partial<BannerRules> = {}) => ({
  id,
  categories: [PLACE],
  groupIds: [],
  logged: null,
  liveTime: { start: null, end: null },
  order: {},
  ...part,
});
type Made = ReturnType<typeof banner>;

const guest: BannerReader = { signedIn: false, groups: [], crypto: false, suppressed: false, now: NOON };
const player: BannerReader = { ...guest, signedIn: true };
const shown = (banners: readonly Made[], reader: BannerReader) =>
  bannersFor(banners, PLACE, reader).map(({ id }) => id);

test('a banner with groups shows only to signed-in players of one of them', () => {
  const all = [banner('all'), banner('vip', { groupIds: ['258', '259'] })];
  expect(shown(all, { ...guest, groups: ['258'] })).toEqual(['all']);
  expect(shown(all, player)).toEqual(['all']);
  expect(shown(all, { ...player, groups: ['259'] })).toEqual(['all', 'vip']);
});

test('to whom nothing may be advertised only service banners show', () => {
  const all = [banner('offer'), banner('how it works', { categories: [PLACE, 'service'] })];
  expect(shown(all, player)).toEqual(['offer', 'how it works']);
  expect(shown(all, { ...player, suppressed: true })).toEqual(['how it works']);
});

test('a banner is for both, for players or for guests', () => {
  const all = [banner('both'), banner('players', { logged: true }), banner('guests', { logged: false })];
  expect(shown(all, guest)).toEqual(['both', 'guests']);
  expect(shown(all, player)).toEqual(['both', 'players']);
});

test('an audience category narrows it to a kind of currency', () => {
  const all = [
    banner('coins', { categories: [PLACE, 'crypto-reg', 'crypto-noreg'] }),
    banner('new money', { categories: [PLACE, 'fiat-noreg'] }),
    banner('all'),
  ];
  expect(shown(all, guest)).toEqual(['new money', 'all']);
  expect(shown(all, { ...guest, crypto: true })).toEqual(['coins', 'all']);
  expect(shown(all, player)).toEqual(['all']);
  expect(shown(all, { ...player, crypto: true })).toEqual(['coins', 'all']);
});

test('a banner shows from its first moment to its last', () => {
  const all = [banner('now', { liveTime: { start: '2026-11-21T12:00:00Z', end: '2026-11-21T12:00:01Z' } })];
  expect(shown(all, guest)).toEqual(['now']);
  expect(shown(all, { ...guest, now: new Date(NOON.getTime() - 1) })).toEqual([]);
  expect(shown(all, { ...guest, now: new Date(NOON.getTime() + 1000) })).toEqual([]);
});

test('every place has its own order, and those without a number come last', () => {
  const all = [
    banner('none'),
    banner('second', { order: { [PLACE]: 2, top: 1 } }),
    banner('first', { order: { [PLACE]: 1, top: 2 }, categories: [PLACE, 'top'] }),
    banner('elsewhere', { categories: ['top'] }),
  ];
  expect(shown(all, guest)).toEqual(['first', 'second', 'none']);
  expect(bannersFor(all, 'top', guest).map(({ id }) => id)).toEqual(['first', 'elsewhere']);
});

test('amounts are those of the currency, each missing one in EUR', () => {
  const variables = { EUR: { max: '€300', min: '€20' }, BTC: { max: '5,000 µBTC' } };
  expect(fillIn('{max} from {min}, {other}', variables, 'BTC')).toBe('5,000 µBTC from €20, {other}');
  expect(fillIn('{max}', variables, 'JPY')).toBe('€300');
  expect(fillIn('{max}', {}, 'EUR')).toBe('{max}');
});

test.each([
  ['2026-11-21T11:59:30Z', { to: 'start', days: 0, hours: 0, minutes: 1 }],
  ['2026-11-21T12:00:00Z', { to: 'end', days: 2, hours: 6, minutes: 30 }],
  ['2026-11-23T18:29:59Z', { to: 'end', days: 0, hours: 0, minutes: 1 }],
  ['2026-11-23T18:30:00Z', null],
])('at %s the timer says %o', (now, timer) => {
  const times = { start_at: '2026-11-21T12:00:00Z', end_at: '2026-11-23T18:30:00Z' };
  expect(bannerTimer(times, new Date(now))).toEqual(timer);
});
