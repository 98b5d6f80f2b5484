import { expect, test } from 'vitest';
import { inMaintenance, noteAnswer } from './browser.ts';

test('maintenance is what the origin says it is, until it answers otherwise', () => {
  noteAnswer(new Response(null, { status: 503 }));
  expect(inMaintenance.get()).toBe(false);
  noteAnswer(new Response(null, { status: 503, headers: { 'x-maintenance-mode': '1' } }));
  expect(inMaintenance.get()).toBe(true);
  noteAnswer(new Response(null, { status: 422 }));
  expect(inMaintenance.get()).toBe(false);
});
