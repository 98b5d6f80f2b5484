import { calls } from '@cosmodrome/contract/calls';
import { expect, test } from 'vitest';
import { isPrivate } from './session.ts';

test('whatever only a player may read is forgotten with the player', () => {
  const kept = Object.entries(calls).filter(([name, { audience }]) => audience === 'player' && !isPrivate(name));
  // They only change something: nothing of an answer stays with the page.
  expect(kept.map(([name, { method }]) => `${method} ${name}`).filter((each) => each.startsWith('GET '))).toEqual([]);
  expect(['account.player', 'account.settings', 'account.playerFields'].every(isPrivate)).toBe(true);
  expect(['games.filter', 'content.page', 'lobby.latestWinners', 'jackpots.list'].some(isPrivate)).toBe(false);
});
