// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { markTurnedRows } from './turned-rows.ts';

it('marks the row that is scrolled, and nothing else', () => {
  // As a document has it: the text alone.
  runInThisContext(`(${markTurnedRows.toString()})()`);
  document.body.innerHTML = '<ul class="ui-rail-list"></ul><ul class="ui-rail-list"></ul><div></div>';
  const [scrolled, still, other] = document.body.children;
  scrolled?.dispatchEvent(new Event('scroll'));
  other?.dispatchEvent(new Event('scroll'));
  document.dispatchEvent(new Event('scroll'));
  expect(scrolled?.className).toBe('ui-rail-list is-turned');
  expect(still?.className).toBe('ui-rail-list');
  expect(other?.className).toBe('');
});
