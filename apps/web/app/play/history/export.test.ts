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
