import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { oldBrowserScript } from './old-browser.ts';

/** Whether a browser with these globals is told that it is too old. */
function isTold(CSS: unknown, array: unknown, script: object): boolean {
  let told = false;
  const document = {
    createElement: () => script,
    documentElement: { setAttribute: (name: string) => (told = name === 'data-old') },
  };
  runInNewContext(oldBrowserScript.replace('[].toSpliced', 'listed.toSpliced'), {
    window: { CSS },
    CSS,
    document,
    listed: array,
  });
  return told;
}

const modern = { supports: () => true };

test('a browser that lacks what the page stands on is told, whichever it lacks', () => {
  expect(isTold(modern, [], { noModule: false })).toBe(false);
  expect(isTold(undefined, [], { noModule: false })).toBe(true);
  expect(isTold({ supports: () => false }, [], { noModule: false })).toBe(true);
  expect(isTold(modern, {}, { noModule: false })).toBe(true);
  expect(isTold(modern, [], {})).toBe(true);
});
