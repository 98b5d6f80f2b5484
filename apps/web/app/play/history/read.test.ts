import { DAY_MS } from '@cosmodrome/rules/durations';
import type { PlayedRound } from '@cosmodrome/contract/http/play';
import { expect, it } from 'vitest';
import { roundsSince } from './read.ts';

const now = Date.UTC(2026, 2, 1, 12);
const played = (days: number): PlayedRound => ({
  bet_id: `arcade:${days}`,
  bet_status: 'settled',
  created_at: new Date(now - days * DAY_MS).toISOString(),
  finished_at: null,
  currency: 'EUR',
  provider: 'p',
  game: 'p/G',
  title: 'Gold',
  total_bets: 150,
  total_wins: 40,
  total_losses: 110,
  balance_before_cents: 2000,
  balance_after_cents: 1890,
});

/** Reads the rounds of the last days of a history that has one a day, the latest first. */
async function read(days: number, history: number) {
  const all = Array.from({ length: history }, (_, ago) => played(ago));
  const asked: (string | undefined)[] = [];
  const told: number[] = [];
  const rounds = await roundsSince(
    now - days * DAY_MS,
    async (before, size) => {
      asked.push(before);
      const from = before === undefined ? 0 : all.findIndex(({ bet_id }) => bet_id === before) + 1;
      return all.slice(from, from + size);
    },
    (count) => void told.push(count),
  );
  expect(rounds).toEqual(all.slice(0, days + 1));
  return { asked, told };
}

it('reads page by page until the moment that is asked for, and tells how far it is', async () => {
  const { asked, told } = await read(366, 500);
  expect(asked).toEqual([undefined, 'arcade:99', 'arcade:199', 'arcade:299']);
  expect(told).toEqual([100, 200, 300, 367]);
});

it('asks once when there is little', async () => {
  expect(await read(366, 1)).toEqual({ asked: [undefined], told: [1] });
});
