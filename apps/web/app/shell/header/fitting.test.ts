import { expect, test } from 'vitest';
import { fitting } from './fitting.ts';

test('all links stay when they fit without "More"', () => {
  expect(fitting([50, 50, 50], 190, 20, 60)).toBe(3);
});

test('"More" takes its own place when one does not', () => {
  expect(fitting([50, 50, 50], 189, 20, 60)).toBe(1);
  expect(fitting([50, 50, 50], 130, 20, 60)).toBe(1);
  expect(fitting([50, 50, 50], 129, 20, 60)).toBe(0);
});
