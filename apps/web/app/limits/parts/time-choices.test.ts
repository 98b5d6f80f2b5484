import { expect, it } from 'vitest';
import { minutesOf, timeChoices } from './time-choices.ts';

it('offers only lengths that the licence allows', () => {
  const policy = { session_minutes: { min: 60, max: 720 }, reality_check_minutes: { min: 15, max: 45 } };
  expect(timeChoices('session', policy)).toEqual({ min: 60, max: 720, choices: [60, 120, 180] });
  expect(timeChoices('reality_check', policy)).toEqual({ min: 15, max: 45, choices: [15, 30] });
});

it('reads whole minutes within the bounds and nothing else', () => {
  const bounds = { min: 15, max: 600 };
  expect(['15', ' 600 ', '45'].map((text) => minutesOf(text, bounds))).toEqual([15, 600, 45]);
  for (const text of ['', '14', '601', '1.5', '-30', '1e2', '٣٠', 'an hour']) {
    expect([text, minutesOf(text, bounds)]).toEqual([text, undefined]);
  }
});
