import type { SlotHelp } from '@cosmodrome/maths/slots/types';
import { afterAll, expect, test, vi } from 'vitest';
import type { Frame } from '../../frame/shell/frame.ts';
import { texts as en } from '@cosmodrome/content/locales/en/games.ts';

vi.hoisted(() => {
  const create = (tag: string) => {
    const children: unknown[] = [];
    return {
      tag,
      children,
      style: {},
      setAttribute: () => undefined,
      append: (...more: unknown[]) => void children.push(...more),
    };
  };
  vi.stubGlobal('document', { createElement: create, createElementNS: (_: string, tag: string) => create(tag) });
});
const { slotHelp } = await import('./help.ts');
afterAll(() => void vi.unstubAllGlobals());

interface Shown {
  tag: string;
  children: (Shown | string)[];
}
const all = (nodes: readonly (Shown | string)[], tag: string): Shown[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.tag === tag ? [node] : []), ...all(node.children, tag)],
  );
const text = (node: Shown | string): string => (typeof node === 'string' ? node : node.children.map(text).join(''));

const pays = (numerator: number) => ({ numerator, denominator: 1 });
const bare = {
  rows: 3,
  wild: 0,
  scatter: 1,
  lineLayout: null,
  pays: [],
  scatterPays: [],
  freeSpins: { triggers: [], retriggers: [], multipliers: [], expandingSymbols: [] },
};
function helpOf(model: object): Shown[] {
  const frame = {
    texts: en,
    money: (amount: number) => `${(amount / 100).toFixed(2)} FUN`,
    session: { locale: 'en', rules: { ways: 243 } },
  } as unknown as Frame;
  const help = { ...bare, ...model } as unknown as SlotHelp;
  const rules = { help, roles: [], atlas: { frames: new Map() } as never, nameOf: () => 'Star' };
  return slotHelp(frame, rules, 100) as unknown as Shown[];
}

test('a pay table keeps how many symbols apart from what they pay', () => {
  const rows = all(helpOf({ pays: [{ symbol: 2, count: 5, pay: pays(500) }] }), 'li');
  expect(rows.map((row) => row.children.map(text))).toEqual([['5×', ' ', '500.00 FUN']]);
  expect(rows.map((row) => all([row], 'b').map(text))).toEqual([['5×']]);
});

test('what a book pays wherever it stands is no second amount of its lines', () => {
  const book = { wild: 1, pays: [{ symbol: 1, count: 5, pay: pays(500) }], scatterPays: [{ count: 5, pay: pays(20) }] };
  const lists = all(helpOf(book), 'ul').map((list) => list.children.map(text));
  expect(lists).toEqual([['5× 500.00 FUN'], ['5× 20.00 FUN']]);
  expect(all(helpOf(book), 'p').map(text)).toContain('Anywhere on the reels');
});
