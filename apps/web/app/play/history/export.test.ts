import type { PlayedRound } from '@cosmodrome/contract/http/play';
import { expect, it } from 'vitest';
import { csvOf } from '../../platform/export/save-file.ts';
import { roundColumns, roundRow, roundsOf } from './export.ts';

const round: PlayedRound = {
  bet_id: 'arcade:r1',
  bet_status: 'settled',
  created_at: '2026-03-01T12:00:00.000Z',
  finished_at: '2026-03-01T12:00:02.000Z',
  currency: 'EUR',
  provider: 'p',
  game: 'p/G',
  title: 'Gold, "the" game',
  total_bets: 150,
  total_wins: 40,
  total_losses: 110,
};
const csv = (rounds: readonly PlayedRound[]): string => csvOf(roundColumns, rounds.map(roundRow));

it('writes amounts in whole units of their currency, and quotes what has to be', () => {
  const lines = csv([
    round,
    { ...round, currency: 'JPY', title: 'Yen', total_bets: 1200, total_wins: 0 },
    { ...round, currency: 'BTC', title: 'Coin', bet_status: 'open', finished_at: null, total_wins: 1 },
  ]).split('\r\n');
  expect(lines[0]).toBe('round,started,finished,game,title,currency,stake,win,net,state');
  expect(lines[1]).toContain('"Gold, ""the"" game",EUR,1.50,0.40,-1.10,settled');
  expect(lines[2]).toContain('Yen,JPY,1200,0,-1200,settled');
  expect(lines[3]).toContain(',,p/G,Coin,BTC,0.00000150,0.00000001,-0.00000149,open');
  expect(lines).toHaveLength(5);
});

it('hands no formula to a spreadsheet', () => {
  expect(csv([{ ...round, title: '=HYPERLINK("x")' }])).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv([{ ...round, title: '-2+3' }])).toContain(",'-2+3,");
});

it('reads all rounds of the time asked for, page by page, and tells how far it is', async () => {
  const now = Date.parse(round.created_at);
  const day = 24 * 3_600_000;
  // One round a day, for more than a year.
  const all = Array.from({ length: 400 }, (_, days): PlayedRound => {
    return { ...round, bet_id: `arcade:${days}`, created_at: new Date(now - days * day).toISOString() };
  });
  const told: number[] = [];
  const page = async (before: string | undefined, size: number): Promise<PlayedRound[]> => {
    const from = before === undefined ? 0 : all.findIndex(({ bet_id }) => bet_id === before) + 1;
    return all.slice(from, from + size);
  };
  const rounds = await roundsOf(now - 366 * day, page, (count) => void told.push(count));
  expect(rounds.map(({ bet_id }) => bet_id)).toEqual(all.slice(0, 367).map(({ bet_id }) => bet_id));
  expect(told).toEqual([100, 200, 300, 367]);
});
