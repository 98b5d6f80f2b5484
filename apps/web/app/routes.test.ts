import { matchPath } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { matchGuarded, matchOverlay, setTable } from './platform/routing/match.ts';
import type { PathSpec } from './platform/routing/path-spec.ts';
import { paths } from './routes.ts';

/** An address of each row, as written, in capitals, with a slash at its end and with a query; and addresses that no row has. */
const addresses = [
  ...paths.map(({ path }) => path.replace(/:\w+\??/g, 'any').replace('*', 'any')),
  '/none/at/all',
  '',
].flatMap((path) => [path, path.toUpperCase(), `${path}/`, `${path}?a=/sign-in`, `/x${path}`]);

const tried = (address: string, isMeant: (spec: PathSpec) => boolean): PathSpec | undefined =>
  paths.find((spec) => isMeant(spec) && matchPath(spec.path, address.split('?', 1)[0] ?? ''));

beforeAll(() => setTable(paths));

it('finds the overlay or the guarded page behind an address as trying every row would', () => {
  const found = (address: string) => [matchOverlay(address)?.spec, matchGuarded(address)];
  const expected = (address: string) => [
    tried(address, ({ kind }) => kind === 'overlay'),
    tried(address, (spec) => spec.kind === 'page' && spec.guard === 'player'),
  ];
  const differing = addresses.filter((address) => found(address).some((spec, at) => spec !== expected(address)[at]));
  expect(differing).toEqual([]);
  // The addresses cover both kinds.
  expect(addresses.filter((address) => found(address)[0]).length).toBeGreaterThan(10);
  expect(addresses.filter((address) => found(address)[1]).length).toBeGreaterThan(10);
});
