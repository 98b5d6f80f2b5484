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
    ...[stake, win, win - stake].map((cents) => plainAmount(cents, currency)),
    round.bet_status,
  ];
}

const PAGE = 100;

/** All rounds since a moment, latest first. `told` hears after each page how many there are. */
export async function roundsOf(
  since: number,
  page: (before: string | undefined, size: number) => Promise<readonly PlayedRound[]>,
  told: (count: number) => void,
): Promise<readonly PlayedRound[]> {
  const rounds: PlayedRound[] = [];
  for (;;) {
    const next = await page(rounds.at(-1)?.bet_id, PAGE);
    const own = next.filter(({ created_at }) => Date.parse(created_at) >= since);
    rounds.push(...own);
    told(rounds.length);
    if (own.length < next.length || next.length < PAGE) return rounds;
  }
}
