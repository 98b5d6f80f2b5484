// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { markRoot } from './root-marks.ts';

const { classList } = document.documentElement;

it('keep a mark until the last that has set it takes it back', () => {
  const [first, second] = [markRoot('has-dialog'), markRoot('has-dialog')];
  first();
  expect(classList.contains('has-dialog')).toBe(true);
  second();
  expect(classList.contains('has-dialog')).toBe(false);
});

it('leave what else is written at the root alone, and take over a mark of the server', () => {
  document.documentElement.className = 'is-awake has-game';
  const takeBack = markRoot('has-game');
  expect(document.documentElement.className).toBe('is-awake has-game');
  takeBack();
  expect(document.documentElement.className).toBe('is-awake');
});
