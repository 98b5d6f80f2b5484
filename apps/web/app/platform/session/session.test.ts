import { calls } from '@cosmodrome/contract/calls';
import { expect, test } from 'vitest';
import { isPrivate, needsSession } from './private.ts';

test('whatever only a player may read is forgotten with the player', () => {
  const kept = Object.entries(calls).filter(([name, { audience }]) => audience === 'player' && !isPrivate(name));
  // They only change something: nothing of an answer stays with the page.
  expect(kept.map(([name, { method }]) => `${method} ${name}`).filter((each) => each.startsWith('GET '))).toEqual([]);
  expect(['profile.player', 'identity.settings', 'profile.playerFields'].every(isPrivate)).toBe(true);
  expect(['games.filter', 'content.page', 'lobby.latestWinners', 'jackpots.list'].some(isPrivate)).toBe(false);
});

test('the end of a session gives up the readings that it would refuse, and no other', () => {
  const readings = Object.entries(calls).filter(([, { method }]) => method === 'GET');
  const wrong = readings.filter(([name, { audience }]) => needsSession(name) !== (audience === 'player'));
  expect(wrong.map(([name]) => name)).toEqual([]);
});
