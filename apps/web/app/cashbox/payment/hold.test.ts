import { expect, test } from 'vitest';
import { clockText } from './hold.tsx';

test.each([
  [15 * 60_000, '15:00'],
  [872_000, '14:32'],
  [59_001, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%d ms are left as %s', (left, text) => expect(clockText(left)).toBe(text));
