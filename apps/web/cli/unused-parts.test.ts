import { setImmediate as turn } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { withoutUnusedParts } from './unused-parts.ts';

type Preload = (load: () => unknown, files: readonly string[]) => Promise<unknown>;
interface Link {
  rel: string;
  href: string;
  onload: () => void;
}

/** The helper by which chunks ask for their files, in a document, and the links it makes. */
function helper(): { preload: Preload; links: Link[] } {
  const { load } = withoutUnusedParts() as unknown as { load: { handler: (id: string) => string } };
  const code = load.handler('\0vite/preload-helper.js').replace('export const', 'var');
  const links: Link[] = [];
  const document = {
    createElement: () => ({}),
    querySelector: (selector: string) => links.find(({ href }) => selector === `link[href="${href}"]`),
    head: { append: (link: Link) => links.push(link) },
  };
  return { preload: runInNewContext(`${code}; __vitePreload`, { document }) as Preload, links };
}

test('stylesheets are fetched together and applied in the order they were asked for, whichever arrives first', async () => {
  const { preload, links } = helper();
  const [one, two] = [vi.fn(), vi.fn()];
  const loaded = [preload(one, ['a.css']), preload(two, ['b.css'])];
  const rels = (): string[] => links.map(({ rel }) => rel);
  const comes = async (at: number): Promise<void> => {
    links[at]?.onload();
    await turn();
  };
  expect(rels()).toEqual(['preload', 'preload']);
  await comes(1);
  expect(rels()).toEqual(['preload', 'preload']);
  await comes(0);
  expect(rels()).toEqual(['stylesheet', 'preload']);
  await comes(0);
  expect(rels()).toEqual(['stylesheet', 'stylesheet']);
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 0]);
  await comes(1);
  await Promise.all(loaded);
  expect(two).toHaveBeenCalledOnce();
});

test('a chunk waits for a style that another has asked for, and asks for it no second time', async () => {
  const { preload, links } = helper();
  const [one, two] = [vi.fn(), vi.fn()];
  const loaded = [preload(one, ['a.css']), preload(two, ['a.css', 'b.js'])];
  expect(links).toHaveLength(2);
  links[0]?.onload();
  await turn();
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([0, 0]);
  links[0]?.onload();
  await Promise.all(loaded);
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 1]);
});
