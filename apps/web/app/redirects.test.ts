import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { paths } from './routes.ts';

const app = import.meta.dirname;
const content = path.resolve(app, '../../../content');
const ranked = paths.map((spec) => ({ path: spec.path, handle: spec }));
const pages = new Set(readdirSync(path.join(content, 'locales/en/pages')).map((name) => name.split('.')[0] ?? ''));

/** The row of the route table that answers an address; undefined for one that nothing answers. */
function rowOf(address: string) {
  const { pathname } = new URL(address, 'https://casino.example');
  const match = matchRoutes(ranked, pathname)?.at(-1);
  if (!match || match.route.path === '/*') return undefined;
  // A page that an operator writes is there only when it was written.
  if (match.route.path === '/:page/:licence?' && !pages.has(match.params['page'] ?? '')) return undefined;
  return match;
}

/** Where an address ends once all that the table leads on was followed. */
function endOf(address: string): string | null {
  let at = address;
  for (let steps = 0; steps < 5; steps += 1) {
    const row = rowOf(at);
    if (!row) return null;
    const spec = row.route.handle;
    if (spec.kind !== 'moved') return at;
    at = spec.to.replace('/*', `/${row.params['*'] ?? ''}`).replace(/(.)\/$/, '$1');
  }
  return null;
}

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|generated/.test(name),
);

/** Addresses that modules lead to by themselves: as far as they stand there as text. */
const written = sources.flatMap((name) =>
  [
    ...readFileSync(path.join(app, name), 'utf8').matchAll(/(?:redirect(?:With)?\(|<Navigate to=)["'`{]*(\/[\w/-]*)/g),
  ].map(([, target = '']) => [target, name] as const),
);

/** Where campaigns and banners lead to. */
const operators = [
  'promotions/promotions.json',
  ...readdirSync(path.join(content, 'banners')).map((name) => `banners/${name}`),
].flatMap((name) =>
  [...readFileSync(path.join(content, name), 'utf8').matchAll(/"url": "(\/[^"]*)"/g)].map(
    ([, target = '']) => [target, name] as const,
  ),
);

const moved = paths.flatMap((spec) =>
  spec.kind === 'moved' ? [[spec.path.replace('/*', '/limits').replace(/:\w+\??/g, 'any'), spec.file] as const] : [],
);

it.each([...new Map([...moved, ...written, ...operators])])('%s of %s ends at a page', (address) => {
  expect(endOf(address)).not.toBeNull();
});

it('finds what leads on', () => {
  expect(moved.length).toBeGreaterThan(5);
  expect(written.map(([target]) => target)).toContain('/promotions');
  expect(endOf('/no-such-page-at-all')).toBeNull();
});
