import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '../routes.ts';

const content = path.resolve(import.meta.dirname, '../../../../content');
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(path.join(content, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

const linked = (text: string): string[] => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
const buttons = (text: string): string[] => [...text.matchAll(/"url": "([^"]+)"/g)].map(([, target = '']) => target);

const links = [
  ...filesIn('locales', '.md').flatMap((file) => linkedIn(file, linked)),
  ...filesIn('locales', 'snippets.json').flatMap((file) => linkedIn(file, linked)),
  ...filesIn('banners', '.json').flatMap((file) => linkedIn(file, buttons)),
];

function linkedIn(file: string, read: (text: string) => string[]): [file: string, target: string][] {
  return read(readFileSync(path.join(content, file), 'utf8')).map((target) => [file, target]);
}

const ranked = paths.map((spec) => ({ path: spec.path, handle: spec }));
const slugs = new Set(readdirSync(path.join(content, 'locales/en/pages')).map((name) => name.split('.')[0] ?? ''));

/** Whether an address of the site shows something: a row of the route table, and for a written page its text. */
function leadsSomewhere(target: string): boolean {
  const { pathname } = new URL(target, 'https://casino.example');
  const match = matchRoutes(ranked, pathname)?.at(-1);
  if (!match || match.route.path === '/*') return false;
  return match.route.path === '/:page/:licence?' ? slugs.has(match.params['page'] ?? '') : true;
}

/** Addresses outside: secure ones, mail to the brand's own address, and telephone numbers. */
const isWellFormed = (target: string): boolean =>
  target === 'mailto:{{support_email}}' ||
  /^tel:\+?\d{3,15}$/.test(target) ||
  (target.startsWith('https://') && URL.canParse(target) && new URL(target).hostname.includes('.'));

test('every link of the shipped pages, notices and banners leads somewhere (player protection R30)', () => {
  expect(links.length).toBeGreaterThan(100);
  const wrong = links.filter(([, target]) => !(target.startsWith('/') ? leadsSomewhere(target) : isWellFormed(target)));
  expect(wrong).toEqual([]);
});

test('every language names the way to complain and the authorities', () => {
  const missing = filesIn('locales', 'support.md').filter((file) => {
    const targets = linkedIn(file, linked).map(([, target]) => target);
    return !['https://cga.cw/', 'https://www.emta.ee/'].every((site) => targets.some((each) => each.startsWith(site)));
  });
  expect(missing).toEqual([]);
});
