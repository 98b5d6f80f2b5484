import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  [{ nickname: 'Comet', first_name: 'Ada', email: 'ada.ray@example.com' }, 'Comet'],
  [{ nickname: null, first_name: 'Ada', email: 'ada.ray@example.com' }, 'Ada'],
  [{ nickname: ' ', first_name: ' Ada ', email: 'ada.ray@example.com' }, 'Ada'],
  [{ nickname: '', first_name: null, email: 'ada.ray@example.com' }, 'ada.ray'],
  [{ nickname: null, first_name: null, email: '"a@b"@example.com' }, '"a@b"'],
])('%o is called %s', (player, name) => expect(displayName(player)).toBe(name));
