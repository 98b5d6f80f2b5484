// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FLAGS, flagNames, resetFlags, setFlag, useFlag } from './flags.ts';

afterEach(() => {
  vi.restoreAllMocks();
  resetFlags();
});

it('holds no flag beyond the day by which it is decided', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(flagNames.filter((flag) => FLAGS[flag].until < today)).toEqual([]);
});

it('is off until it is turned on, in this tab or in another, and off again after a reset', () => {
  const { result } = renderHook(() => useFlag('enableTestQuests'));
  expect(result.current).toBe(false);
  act(() => setFlag('enableTestQuests', true));
  expect(result.current).toBe(true);
  act(() => resetFlags());
  expect(result.current).toBe(false);
  act(() => {
    localStorage.setItem('cosmodrome.flags', JSON.stringify({ enableTestQuests: true, unknown: 1 }));
    dispatchEvent(new Event('storage'));
  });
  expect(result.current).toBe(true);
});

it.each(['not json', '7', 'null', '{"enableTestQuests":"yes"}'])('is as for everybody where %s is kept', (text) => {
  localStorage.setItem('cosmodrome.flags', text);
  expect(renderHook(() => useFlag('enableTestQuests')).result.current).toBe(false);
});

it('holds until the page is left where nothing can be kept', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  const { result } = renderHook(() => useFlag('enableTestQuests'));
  act(() => setFlag('enableTestQuests', true));
  expect(result.current).toBe(true);
});
