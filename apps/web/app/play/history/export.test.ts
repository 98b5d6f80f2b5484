import type { PlayedRound } from '@cosmodrome/contract/http/play';
import { expect, it } from 'vitest';
import { csvOf } from '../../platform/export/save-file.ts';
import { roundColumns, roundRow } from './export.ts';

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
  balance_before_cents: 2000,
  balance_after_cents: 1890,
};
const csv = (rounds: readonly PlayedRound[]): string => csvOf(roundColumns, rounds.map(roundRow));

it('writes amounts in whole units of their currency, and quotes what has to be', () => {
  const lines = csv([
    round,
    { ...round, currency: 'JPY', title: 'Yen', total_bets: 1200, total_wins: 0 },
    { ...round, currency: 'BTC', title: 'Coin', bet_status: 'open', finished_at: null, total_wins: 1 },
  ]).split('\r\n');
  expect(lines[0]).toBe('round,started,finished,game,title,currency,stake,win,net,balance_before,balance_after,state');
  expect(lines[1]).toContain('"Gold, ""the"" game",EUR,1.50,0.40,-1.10,20.00,18.90,settled');
  expect(lines[2]).toContain('Yen,JPY,1200,0,-1200,2000,1890,settled');
  expect(lines[3]).toContain(',,p/G,Coin,BTC,0.00000150,0.00000001,-0.00000149,0.00002000,0.00001890,open');
  expect(lines).toHaveLength(5);
});

it('hands no formula to a spreadsheet', () => {
  expect(csv([{ ...round, title: '=HYPERLINK("x")' }])).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv([{ ...round, title: '-2+3' }])).toContain(",'-2+3,");
});
