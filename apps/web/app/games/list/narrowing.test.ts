import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choices } from './facets.tsx';
import { cleared, isNarrowed, listHref, readNarrowing, SORTS, tickCount, toggled } from './narrowing.ts';

const read = (search: string, provider?: string) => readNarrowing(new URLSearchParams(search), provider);

test('an address names words, ticks and order, and what it does not know is ignored', () => {
  expect(
    read('q=%20book%20&sort=rtp&studio=apogee&studio=apogee&feature=free-spins&feature=nonsense&rtp=96-97&x=1'),
  ).toEqual({
    sort: 'rtp',
    q: 'book',
    ticks: { studio: ['apogee'], feature: ['free-spins'], volatility: [], rtp: ['96-97'] },
  });
  expect(read('sort=price&q=ab&studio=<b>&volatility=wild')).toEqual(read(''));
  expect(isNarrowed(read('sort=new'))).toBe(false);
  expect(isNarrowed(read('q=abc'))).toBe(true);
});

test('a studio’s own list has no choice of studios', () => {
  expect(tickCount(read('studio=apogee&volatility=high', 'apogee'))).toBe(1);
});

test('the address of a list leads back to it, whatever the order of its parameters', () => {
  const some = <T extends string>(...values: T[]) => fc.subarray(values);
  const narrowing = fc.record({
    sort: fc.constantFrom(...SORTS),
    q: fc.constantFrom('', 'book of', 'ä&=?#'),
    ticks: fc.record({
      studio: some('apogee', 'orbital-9'),
      feature: some('bonus-buy', 'free-spins'),
      volatility: some('high', 'low'),
      rtp: some('95-96', '96-97'),
    }),
  });
  fc.assert(
    fc.property(narrowing, fc.integer({ min: 1, max: 99 }), (asked, page) => {
      const href = listHref('/pokies/top', asked, page);
      const url = new URL(href, 'http://site');
      expect(readNarrowing(url.searchParams)).toEqual(asked);
      expect(url.searchParams.get('page')).toBe(page === 1 ? null : String(page));
      expect(
        listHref('/pokies/top', readNarrowing(new URLSearchParams([...url.searchParams].toReversed())), page),
      ).toBe(href);
    }),
  );
});

test('the plain list has the plain address', () => {
  expect(listHref('/pokies/top', read(''))).toBe('/pokies/top');
});

test('a page of a studio has its number in the path', () => {
  expect(listHref('/producers/apogee', read(''), 1)).toBe('/producers/apogee');
  expect(listHref('/producers/apogee', read('sort=new'), 3)).toBe('/producers/apogee/3?sort=new');
});

test('a tick is set and taken back, and all are taken back at once while the order stays', () => {
  const start = read('sort=title&feature=wilds');
  const ticked = toggled(start, 'feature', 'free-spins');
  expect(ticked.ticks.feature).toEqual(['free-spins', 'wilds']);
  expect(toggled(ticked, 'feature', 'free-spins')).toEqual(start);
  expect(cleared(ticked)).toEqual(read('sort=title'));
});

test('facets that leave no choice are left out, those with a tick stay', () => {
  const one = [{ id: 'cosmo-table', count: 5 }];
  const two = [...one, { id: 'apogee', count: 1 }];
  const facets = { studio: two, feature: [], volatility: one, rtp: one };
  expect(choices(facets, read(''), undefined)).toEqual(['studio']);
  expect(choices(facets, read(''), 'apogee')).toEqual([]);
  expect(choices(facets, read('rtp=96-97'), undefined)).toEqual(['studio', 'rtp']);
  expect(choices(undefined, read(''), undefined)).toEqual([]);
});
