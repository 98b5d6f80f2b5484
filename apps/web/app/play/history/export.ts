import type { PlayedRound } from '@cosmodrome/contract/http/play';
import { plainAmount } from '../../platform/export/save-file.ts';

/** The columns of a file of rounds. */
export const roundColumns = [
  'round',
  'started',
  'finished',
  'game',
  'title',
  'currency',
  'stake',
  'win',
  'net',
  'balance_before',
  'balance_after',
  'state',
] as const;

/** A round as a line of them, with plain decimal amounts in whole units of its currency. */
export function roundRow(round: PlayedRound): readonly string[] {
  const { currency, total_bets: stake, total_wins: win } = round;
  return [
    round.bet_id,
    round.created_at,
    round.finished_at ?? '',
    round.game,
    round.title,
    currency,
    ...[stake, win, win - stake, round.balance_before_cents, round.balance_after_cents].map((cents) =>
      plainAmount(cents, currency),
    ),
    round.bet_status,
  ];
}
