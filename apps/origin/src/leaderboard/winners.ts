import type { LeaderboardWin } from '@cosmodrome/contract/http/leaderboard';
import type { Connection } from '@cosmodrome/database';
import {
  LEADERBOARD_PERIODS,
  periodAt,
  type LeaderboardOrder,
  type LeaderboardPeriod,
} from '@cosmodrome/rules/leaderboard/leaderboard';
import type { Games } from '../games/index.ts';
import { presentWinner } from '../lobby/index.ts';
import { before, bestOf, biggest, type WinRow } from './store.ts';

export interface WinnersDeps {
  readonly connection: Connection;
  readonly games: Games;
  /** Whether a player may be shown to others: not while excluded, on a break or held back from offers, nor once closed. */
  readonly mayBeShown: (playerId: number) => Promise<boolean>;
}

/** Wins that are read at once: some may be of players who are not shown. */
const READ = 120;

/** The biggest wins of a period by place. */
export async function winnersOf(
  { connection, games, mayBeShown }: WinnersDeps,
  { period, order, size, now }: { period: LeaderboardPeriod; order: LeaderboardOrder; size: number; now: Date },
): Promise<LeaderboardWin[]> {
  const since = periodAt(period, now).start;
  const winners: LeaderboardWin[] = [];
  for (let from = 0; winners.length < size; from += READ) {
    const rows = await biggest(connection, { order, since, from, most: READ });
    for (const row of rows) {
      if (winners.length === size) break;
      if (!(await mayBeShown(row.player_id))) continue;
      const shown = presentWin(row, winners.length + 1, games);
      if (shown) winners.push(shown);
    }
    if (rows.length < READ) break;
  }
  return winners;
}

/** The player's best win of each period that has one. */
export async function ownBest(
  { connection, games }: WinnersDeps,
  { playerId, order, now }: { playerId: number; order: LeaderboardOrder; now: Date },
): Promise<{ period: LeaderboardPeriod; win: LeaderboardWin }[]> {
  const best: { period: LeaderboardPeriod; win: LeaderboardWin }[] = [];
  for (const period of LEADERBOARD_PERIODS) {
    const since = periodAt(period, now).start;
    const row = await bestOf(connection, { playerId, order, since });
    const win = row && presentWin(row, (await before(connection, row, { order, since })) + 1, games);
    if (win) best.push({ period, win });
  }
  return best;
}

/** Null for a game that has left the catalogue. */
function presentWin(row: WinRow, place: number, games: Games): LeaderboardWin | null {
  const winner = presentWinner(row, games);
  const multiplier = row.bet > 0n ? Number((row.win * 100n) / row.bet) / 100 : 0;
  return winner && { ...winner, place, multiplier };
}
